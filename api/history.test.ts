import { createLog } from '@ritmi/shared/server/log';
import { sampleEvent, sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connect } from './db/connect.js';
import { history } from './db/history.js';
import { serveRoutes, testAccount, type TestServer } from './testing/server.js';
import { uploadRoutes } from './uploads/routes.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { confirmedNow, removeExpired, retentionTask } from './history/retention.js';
import { historyRoutes } from './history/routes.js';
import { collections, entityRoutes } from './entities.js';

const { services, packages, projects, events } = collections;

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  const rows = [services, packages, projects, events].flatMap(({ name }) => entityRoutes(name));
  const database = inject('mongoUri').replace('/?', '/history_routes?');
  await connect(database);
  files = await openTestUploads();
  server = await serveRoutes(database, [
    ...historyRoutes(collections, files.uploads),
    ...uploadRoutes(files.uploads),
    ...rows,
  ]);
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

describe('the trash', () => {
  // spec: contract.trash
  it('restores a document with its id, order and media', async () => {
    const { body: made } = await server.send('POST /projects/json', {
      body: { ...sampleProject(), order: 3 },
    });
    await server.send('POST /projects/json', { body: { ...sampleProject(), order: 4 } });
    await server.send(`DELETE /projects/${made.id}`);
    expect((await server.send('GET /projects', { as: 'visitor' })).body).toHaveLength(1);
    expect((await server.send('GET /trash')).body).toEqual([
      {
        id: made.id,
        entity: 'projects',
        title: made.title,
        deletedAt: expect.stringMatching(/Z$/),
        deletedBy: { id: testAccount.id, name: 'Tester' },
        picture: '/uploads/salla.webp',
      },
    ]);
    const { status, body } = await server.send(`POST /trash/${made.id}/restore`);
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, version: 2, updatedAt: body.updatedAt });
    expect((await server.send('GET /projects')).list[0]).toEqual(body);
    expect((await server.send('GET /trash')).body).toEqual([]);
    expect((await server.send(`POST /trash/${made.id}/restore`)).status).toBe(404);
  });

  it('puts a restored service back into the packages that used it', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService() })).body;
    await server.send('POST /packages', { body: { title: 'P', description: 'x', serviceIds: [id] } });
    await server.send(`DELETE /services/${id}`);
    expect((await server.send('GET /packages')).list[0]?.services).toEqual([]);
    await server.send(`POST /trash/${id}/restore`);
    expect((await server.send('GET /packages')).list[0]?.services).toMatchObject([{ id }]);
  });

  it('shows the picture of a document, not one that a text names', async () => {
    const body = { ...sampleProject(), description: 'Shih /uploads/shenim.webp', thumbnail: '' };
    const { body: made } = await server.send('POST /projects/json', { body });
    await server.send(`DELETE /projects/${made.id}`);
    expect((await server.send('GET /trash')).list[0]).toEqual({
      id: made.id,
      entity: 'projects',
      title: made.title,
      deletedAt: expect.stringMatching(/Z$/),
      deletedBy: { id: testAccount.id, name: 'Tester' },
    });
    expect((await server.send(`DELETE /trash/${made.id}`)).status).toBe(200);
  });
});

async function upload(background: string): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await picture.png().toBuffer())], 'foto.png'));
  const { body } = await server.send('POST /uploads', {
    body: form,
    headers: { 'Idempotency-Key': `upload ${background}` },
  });
  return String(body.url);
}

/** The whole database as text. */
async function everythingStored(): Promise<string> {
  const all = (await mongoose.connection.db?.collections()) ?? [];
  return JSON.stringify(await Promise.all(all.map((each) => each.find().toArray())));
}

describe('deleting for good', () => {
  it('removes history, stored responses and files that nothing else refers to, and counts them', async () => {
    const [own, common] = [await upload('red'), await upload('blue')];
    const media = [{ type: 'image', url: own }];
    const first = { body: { ...sampleProject(), title: 'Sekret', media, thumbnail: common } };
    const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
    const { id } = (await server.send('POST /projects/json', { ...first, ...keyed('first') })).body;
    await server.send('POST /projects/json', { body: { ...sampleProject(), media: [], thumbnail: common } });
    await server.send(`PATCH /projects/${id}/json`, { body: { media: [], description: 'Sekret' } });
    expect((await server.send(`DELETE /trash/${id}`)).status).toBe(404);
    await server.send(`DELETE /projects/${id}`);

    const answer = await server.send(`DELETE /trash/${id}`, keyed('erase'));
    expect([answer.status, answer.body]).toEqual([200, { documents: 1, files: 1 }]);
    expect((await server.send(`GET ${own}`)).status).toBe(404);
    expect((await server.send(`GET ${common}`)).status).toBe(200);
    expect(await everythingStored()).not.toContain('Sekret');
    const { list: entries } = await server.send(`GET /projects/${id}/history`);
    expect(entries).toMatchObject([{ op: 'erase', entity: 'projects', title: '', changes: [] }]);
    expect(entries[0]?.who).toEqual({ id: testAccount.id, name: 'Tester' });
    expect((await server.send(`DELETE /trash/${id}`, keyed('erase'))).body).toEqual(answer.body);
    expect((await server.send('POST /projects/json', { ...first, ...keyed('first') })).status).toBe(404);
    expect((await server.send(`POST /trash/${id}/restore`)).status).toBe(404);
  });

  it('empties the trash, and removes copies of it from stored responses of other documents', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService({ title: 'Fshehur' }) })).body;
    await server.send('POST /packages', {
      body: { title: 'P', description: 'x', serviceIds: [id] },
      headers: { 'Idempotency-Key': 'package' },
    });
    const event = (await server.send('POST /events', { body: sampleEvent() })).body;
    await server.send(`DELETE /services/${id}`);
    await server.send(`DELETE /events/${event.id}`);
    expect((await server.send('DELETE /trash')).body).toMatchObject({ documents: 2 });
    expect((await server.send('GET /trash')).list).toEqual([]);
    expect(await everythingStored()).not.toContain('Fshehur');
    expect((await server.send('DELETE /trash')).body).toEqual({ documents: 0, files: 0 });
  });

  it('happens automatically when the retention period is over', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService({ title: 'Vjetër' }) })).body;
    const kept = (await server.send('POST /services', { body: sampleService() })).body;
    await server.send(`PATCH /services/${kept.id}`, { body: { price: '7' } });
    await server.send(`DELETE /services/${id}`);
    const dayMs = 24 * 3600 * 1000;
    const expire = (now: number, part = 1) => removeExpired({ days: 180, now, part });
    await expire(Date.now() + 179 * dayMs);
    expect((await server.send('GET /trash')).list).toHaveLength(1);
    const later = Date.now() + 181 * dayMs;
    const removed = await Promise.all([expire(later), expire(later)]);
    expect(removed[0].documents + removed[1].documents).toBe(1);
    expect((await server.send('GET /trash')).list).toEqual([]);
    expect(await everythingStored()).not.toContain('Vjetër');
    expect((await server.send(`GET /services/${kept.id}/history`)).list).toHaveLength(1);
    // The latest entry stays, so an edit of that version can still be merged.
    await server.send(`PATCH /services/${kept.id}`, { body: { title: 'I ri' } });
    const edit = { body: { price: '8' }, headers: { 'If-Match': '"2"' } };
    expect((await server.send(`PATCH /services/${kept.id}`, edit)).body).toMatchObject({ title: 'I ri' });
  });
});

describe('a clock that is ahead', () => {
  afterEach(() => void vi.useRealTimers());

  it('makes nothing expire, and at most a fifth when the database confirms it', async () => {
    const made = Array.from({ length: 6 }, () => server.send('POST /services', { body: sampleService() }));
    for (const { body } of await Promise.all(made)) await server.send(`DELETE /services/${body.id}`);
    const now = Date.now() + 400 * 24 * 3600 * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    expect(await confirmedNow()).toBeLessThan(now - 360 * 24 * 3600 * 1000);
    expect(retentionTask(180, createLog('api', 'silent')).restMs).toBe(24 * 3600 * 1000);
    vi.useRealTimers();
    const before = (await server.send('GET /trash')).list.length;
    await removeExpired({ days: 180, now });
    expect((await server.send('GET /trash')).list).toHaveLength(before - Math.ceil(before / 5));
  });
});

describe('the audit', () => {
  // spec: contract.trash
  it('says who changed what, when, from which value to which', async () => {
    const { id } = (await server.send('POST /services', { body: sampleService() })).body;
    await server.send(`PATCH /services/${id}`, { body: { price: '9', features: [] } });
    await server.send(`DELETE /services/${id}`);
    const { list: entries } = await server.send('GET /audit?limit=3');
    expect(entries.map(({ op, documentId }) => [op, documentId])).toEqual([
      ['delete', id],
      ['update', id],
      ['create', id],
    ]);
    expect(entries[1]).toEqual({
      id: expect.any(String),
      entity: 'services',
      documentId: id,
      version: 2,
      op: 'update',
      who: { id: testAccount.id, name: 'Tester' },
      when: expect.stringMatching(/Z$/),
      title: sampleService().title,
      changes: [
        { field: 'price', before: sampleService().price, after: '9.00' },
        { field: 'features', before: sampleService().features, after: [] },
      ],
    });
    const rest = await server.send(`GET /audit?limit=1&before=${entries[0]?.id}`);
    expect(rest.body).toEqual([entries[1]]);
  });

  it('has no entry for a write that failed', async () => {
    const before = (await server.send('GET /audit')).list.length;
    await server.send('POST /packages', { body: { title: 'P', description: 'x', serviceIds: ['none'] } });
    expect((await server.send('GET /audit')).list).toHaveLength(before);
  });

  it('has fewer entries in a page where their changes are large, and says that there are more', async () => {
    const service = { body: sampleService() };
    const { id } = (await server.send('POST /services', service)).body;
    for (const price of ['2', '3', '4', '5']) {
      await server.send(`PATCH /services/${id}`, { body: { price } });
    }
    const large = [{ field: 'description', before: null, after: 'x'.repeat(3_000_000) }];
    await history.updateMany({ documentId: id, op: 'update' }, { changes: large });
    for (const path of [`/services/${id}/history`, '/audit']) {
      const first = await server.send(`GET ${path}?limit=5`);
      expect(first.list.map(({ version }) => version)).toEqual([5, 4]);
      const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1];
      expect(next).toBe(`${path}?limit=5&before=${first.list[1]?.id}`);
      expect((await server.send(`GET ${next}`)).list.slice(0, 2).map(({ version }) => version)).toEqual([
        3, 2,
      ]);
    }
    await history.updateMany({ documentId: id }, { changes: [] });
    const whole = await server.send(`GET /services/${id}/history?limit=5`);
    expect([whole.list.length, whole.headers.get('Link')]).toEqual([5, null]);
  });

  it.each(['limit=0', 'limit=501', 'limit=many'])('refuses %s', async (query) => {
    expect((await server.send(`GET /audit?${query}`)).status).toBe(422);
  });
});

describe('the history of a document', () => {
  // spec: contract.trash
  it('lists its own writes only, even after it was deleted', async () => {
    const { id } = (await server.send('POST /events', { body: sampleEvent() })).body;
    await server.send(`DELETE /events/${id}`);
    const { list: entries } = await server.send(`GET /events/${id}/history`);
    expect(entries.map(({ op }) => op)).toEqual(['delete', 'create']);
  });

  it('is 404 for a document that never existed', async () => {
    expect((await server.send('GET /services/none/history')).status).toBe(404);
  });
});

it.each([
  'GET /trash',
  'DELETE /trash',
  'DELETE /trash/none',
  'POST /trash/none/restore',
  'GET /audit',
  'GET /services/none/history',
])('%s is for administrators', async (call) => {
  expect((await server.send(call, { as: 'visitor' })).status).toBe(401);
});
