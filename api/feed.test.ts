import { createLog } from '@ritmi/shared/server/log';
import { entityNames, isPublished } from '@ritmi/shared/domain/entities';
import { feedSecretHeader } from '@ritmi/shared/domain/history';
import { sampleContact, sampleService } from '@ritmi/shared/domain/sample';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { newId } from './db/kinds.js';
import { history } from './db/history.js';
import { type DatabaseProxy, openDatabaseProxy } from './testing/databaseProxy.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { entityRoutes } from './entities.js';

// Between the API and the database.
let proxy: DatabaseProxy;
let feed: ChangeFeed;
let server: TestServer;
const readers: AbortController[] = [];
const secret = 'a secret of both programs';

beforeAll(async () => {
  proxy = await openDatabaseProxy(inject('mongoUri'));
  feed = new ChangeFeed(createLog('api', 'silent'));
  const rows = [...entityRoutes('contact'), ...entityRoutes('services')];
  server = await serveRoutes(proxy.uriOf('changes_feed'), [...changeRoutes(feed, { secret }), ...rows]);
  await feed.start();
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.abort();
});
afterAll(async () => {
  await feed.stop();
  await server.stop();
  proxy.cut();
});

type Notice = { id: string; entity: string; document: string; op: string };

function openFeed(headers: Record<string, string> = {}): Promise<Response> {
  const reader = new AbortController();
  readers.push(reader);
  return fetch(`${server.base}/changes`, { signal: reader.signal, headers });
}

/** Yields the notices of the stream, and each position as a notice with the op `position`. */
async function* changes(lastSeen?: string): AsyncGenerator<Notice, void> {
  const response = await openFeed(lastSeen === undefined ? {} : { 'Last-Event-ID': lastSeen });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  let text = '';
  let id = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk as Uint8Array);
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      id = lines.find((line) => line.startsWith('id: '))?.slice(4) ?? id;
      const line = lines.find((each) => each.startsWith('data: '))?.slice(6);
      const notice = line === undefined ? { entity: '', id: '', op: 'position' } : JSON.parse(line);
      yield { id, entity: notice.entity, document: notice.id, op: notice.op };
    }
  }
}

/** Returns the next `count` notices of a reader, which stays open. */
async function next(reader: AsyncGenerator<Notice, void>, count: number): Promise<Notice[]> {
  const found: Notice[] = [];
  while (found.length < count) {
    const { value, done } = await reader.next();
    if (done) throw new Error('the stream ended');
    if (value && value.op !== 'position') found.push(value);
  }
  return found;
}

const summaries = (notices: Notice[]) => notices.map(({ entity, op, document }) => [entity, op, document]);

async function add(): Promise<string> {
  const { body, status } = await server.send('POST /contact', { body: sampleContact() });
  expect(status).toBe(201);
  return body.id;
}

/** Opens a reader and waits until it has received its position. */
async function listening(): Promise<AsyncGenerator<Notice, void>> {
  const reader = changes();
  for (let result = await reader.next(); result.value?.id === ''; result = await reader.next());
  return reader;
}

/** How many notices say that anything may have changed: one of each entity. */
/** With a notice of the days that may be free. */
const everything = entityNames.length + 1;
/** What visitors are told of it. */
const everythingShown = entityNames.filter(isPublished).length + 1;

describe('GET /changes', () => {
  // spec: contract.changes
  it('reports creates, changes, deletes and reorders without their content', async () => {
    const reader = await listening();
    const id = await add();
    await server.send(`PATCH /contact/${id}`, { body: { label: 'I ri' } });
    await server.send(`DELETE /contact/${id}`);
    const service = (await server.send('POST /services', { body: sampleService({ order: 5 }) })).body.id;
    await server.send('POST /services/reorder', { body: [] });
    expect(summaries(await next(reader, 5))).toEqual([
      ['contact', 'create', id],
      ['contact', 'update', id],
      ['contact', 'delete', id],
      ['services', 'create', service],
      ['services', 'reorder', service],
    ]);
  });

  // spec: contract.changes
  it('resumes after the last event that a reader has seen', async () => {
    const reader = await listening();
    const made = [await add(), await add(), await add()];
    const [first] = await next(reader, 1);
    const again = await next(changes(first?.id), 2);
    expect(again.map(({ document }) => document)).toEqual(made.slice(1));
  });

  it('reports that anything may have changed to a reader whose position is unknown', async () => {
    const names = (await next(changes('82FFFFFFFF'), everythingShown)).map(({ entity }) => entity);
    expect(names).toContain('about/team');
    expect((await next(changes('nonsense'), everythingShown)).map(({ entity }) => entity)).toEqual(names);
  });

  it('reports what a reader missed while the API restarted, but not content that a restore has replaced', async () => {
    const before = feed.position ?? '';
    const id = await add();
    await expect.poll(() => feed.position).not.toBe(before);
    const restarted = new ChangeFeed(createLog('api', 'silent'));
    const restored = new ChangeFeed(createLog('api', 'silent'), feed.position);
    await Promise.all([restarted.start(), restored.start()]);
    expect(restarted.missedSince(before).map(({ notice }) => notice)).toEqual([
      { entity: 'contact', id, op: 'create' },
    ]);
    expect(restored.missedSince(before)).toHaveLength(everything);
    expect(restored.missedSince(restored.position ?? '')).toEqual([]);
    await Promise.all([restarted.stop(), restored.stop()]);
  });

  it('accepts our own web server, however many other readers are connected', async () => {
    let refused = await openFeed();
    for (let count = 0; refused.ok && count < 1100; count += 1) refused = await openFeed();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await openFeed({ [feedSecretHeader]: 'another secret' })).status).toBe(429);
    expect((await openFeed({ [feedSecretHeader]: secret })).status).toBe(200);
    for (const reader of readers.splice(0)) reader.abort();
    await expect.poll(async () => (await openFeed()).status).toBe(200);
  });

  it('reports that anything may have changed to a reader that missed too much', async () => {
    const position = feed.position ?? '';
    const missed = Array.from({ length: 600 }, () => ({
      _id: newId(),
      entity: 'contact' as const,
      documentId: 'many',
      op: 'update' as const,
      isTold: true,
      shown: 'update' as const,
    }));
    const reader = await listening();
    await history.insertMany(missed);
    const many = await next(reader, 600);
    expect(many.every(({ document }) => document === 'many')).toBe(true);
    expect((await next(changes(many[100]?.id), 499)).every(({ document }) => document === 'many')).toBe(true);
    const notices = await next(changes(position), everythingShown);
    expect(notices.every(({ document }) => document === '')).toBe(true);
  });

  it('reports earlier changes at a start up to the limit, and then that anything may have changed', async () => {
    const restarted = new ChangeFeed(createLog('api', 'silent'));
    const ids: string[] = [];
    restarted.on('change', ({ notice }) => void ids.push(notice?.id ?? 'none'));
    await restarted.start();
    expect(ids).toHaveLength(501 + everything);
    expect(ids.slice(-everything, -1).every((id) => id === '')).toBe(true);
    await restarted.stop();
  });

  it('reopens before it reports that anything may have changed since its position was lost', async () => {
    const reader = await listening();
    const lost = new mongoose.mongo.MongoServerError({ message: 'history lost', code: 286 });
    vi.spyOn(mongoose.mongo.ChangeStream.prototype, 'tryNext').mockRejectedValueOnce(lost);
    expect((await next(reader, everythingShown)).every(({ document }) => document === '')).toBe(true);
    const made = await add();
    expect(summaries(await next(reader, 1))).toEqual([['contact', 'create', made]]);
  });

  it('reports only what lists then contain: they read what a majority has committed', async () => {
    const { db } = mongoose.connection;
    await db?.command({ profile: 2 });
    await server.send('GET /contact');
    await db?.command({ profile: 0 });
    const read = await db?.collection('system.profile').findOne({ 'command.find': 'contact' });
    expect(read?.command.readConcern).toEqual({ level: 'majority' });
  });

  // spec: contract.away.writes
  it('misses nothing while the database is unavailable, and writes get 503 in time', async () => {
    const reader = await listening();
    const before = await add();
    proxy.cut();
    const began = Date.now();
    const { status, headers } = await server.send('POST /contact', { body: sampleContact() });
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect((await server.send('GET /contact')).status).toBe(503);
    const late = new ChangeFeed(createLog('api', 'silent'));
    await expect(late.start()).rejects.toThrow('ECONNREFUSED');
    await late.stop();
    await proxy.reopen();
    await expect.poll(async () => (await server.send('GET /contact')).status, { timeout: 15_000 }).toBe(200);
    const after = await add();
    expect((await next(reader, 2)).map(({ document }) => document)).toEqual([before, after]);
  });
});
