import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { ChangeFeed } from './changes/feed.js';
import { newId } from './db/kinds.js';
import { history } from './db/history.js';
import { type DatabaseProxy, openDatabaseProxy } from './testing/databaseProxy.js';
import { onTransactionEnd } from './db/transaction.js';
import { ListCache } from './http/listCache.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, testToken, verifyTestToken } from './testing/server.js';
import { collections } from './entities.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

const { services } = collections;

let proxy: DatabaseProxy;
let feed: ChangeFeed;
let files: TestUploads;
let server: TestServer;
const reportedIds = new Set<string>();

beforeAll(async () => {
  proxy = await openDatabaseProxy(inject('mongoUri'));
  const logger = createLog('api', 'silent');
  feed = new ChangeFeed(logger);
  files = await openTestUploads();
  const lists = new ListCache(() => feed.isCurrent);
  onTransactionEnd((changed) => changed.forEach((entity) => lists.clear(entity)));
  feed.on('change', ({ notice }) => {
    lists.clear(notice?.entity ?? '');
    reportedIds.add(notice?.id ?? '');
  });
  const app = createApp({
    verifyToken: verifyTestToken,
    uploads: files.uploads,
    lists,
    routes: [],
    logger,
    trustProxy: ['loopback'],
  });
  server = await serveApp(proxy.uriOf('list_cache'), app);
  await feed.start();
});
beforeEach(async () => {
  await vi.waitUntil(() => feed.isCurrent);
});
afterAll(async () => {
  await feed.stop();
  await files.close();
  await server.stop();
  proxy.cut();
});

const add = async (change: object = {}) =>
  (await server.send('POST /services', { body: { ...sampleService(), ...change } })).body;
const read = (headers: Record<string, string> = {}, call = 'GET /services') =>
  server.send(call, { as: 'visitor', headers });
const titles = async (headers?: Record<string, string>) =>
  (await read(headers)).list.map(({ title }) => title);

/** Changes the title in the database only, without a write that the cache or the feed notices. */
async function changeUnnoticed(id: string): Promise<string> {
  const title = `unnoticed ${newId()}`;
  await services.model.updateOne({ _id: id }, { title });
  return title;
}

/** Creates a service and caches the list, once the feed has reported the service and will not clear the cache again. */
async function addAndRead() {
  const { id } = await add();
  await vi.waitUntil(() => reportedIds.has(id));
  return { id, first: await read() };
}

it('answers public lists from memory, with the same headers', async () => {
  const { id, first } = await addAndRead();
  const unnoticed = await changeUnnoticed(id);
  const second = await read({ 'X-Request-Id': 'given-by-the-caller' });
  expect(second.body).toEqual(first.body);
  const headersOf = ({ headers }: typeof first) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(second.headers.get('X-Request-Id')).toBe('given-by-the-caller');
  expect(second.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const etag = first.headers.get('ETag') ?? '';
  expect((await read({ 'If-None-Match': etag })).status).toBe(304);
  expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
  expect((await read({}, 'GET /metrics')).status).toBe(200);
  expect(await titles({ 'Cache-Control': 'no-cache' })).toContain(unnoticed);
  expect(await titles({ Authorization: `Bearer ${testToken}` })).toContain(unnoticed);
  expect((await read({ Prefer: 'limit=1' })).list).toHaveLength(1);
  const ofDesktop = await read({ Origin: 'null' });
  expect(ofDesktop.headers.get('Access-Control-Allow-Origin')).toBe('null');
});

it('does not answer a request for the whole list with a page of it', async () => {
  await add();
  const { id } = await add();
  await vi.waitUntil(() => reportedIds.has(id));
  await read({ Prefer: 'limit=1' });
  expect((await read()).list.length).toBeGreaterThan(1);
});

it('answers pages of a list from memory too, and drops them together with the list', async () => {
  const { id } = await addAndRead();
  const part = `GET /services?limit=1&ids=${id}`;
  const first = await read({}, part);
  await changeUnnoticed(id);
  const second = await read({}, part);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('X-Total-Count')).toBe('1');
  const { title } = (await server.send(`PATCH /services/${id}`, { body: { title: 'Dritat' } })).body;
  expect((await read({}, part)).list).toMatchObject([{ title }]);
});

it('is the same answer for every way to write the address, and made-up parameters are not repeated', async () => {
  const { id } = await addAndRead();
  const first = await read({}, 'GET /services?limit=1&mine=<x>');
  expect(first.headers.get('Link')).not.toContain('mine');
  await read({}, `GET /services?ids=${id}&limit=1`);
  const unnoticed = await changeUnnoticed(id);
  for (const call of ['?x=1', '?x=2', '?', '?&&', '?utm=1&x=%zz']) {
    expect(JSON.stringify((await read({}, `GET /services${call}`)).body)).not.toContain(unnoticed);
  }
  for (const call of [`?limit=1&ids=${id}`, `?y=7&limit=1&x=2&ids=${id}`]) {
    const answer = await read({}, `GET /services${call}`);
    expect([call, answer.list.length, JSON.stringify(answer.body).includes(unnoticed)]).toEqual([
      call,
      1,
      false,
    ]);
  }
  const { port } = new URL(server.base);
  for (const path of [`http://ritmi.example/services?x=3`, `HTTP://127.0.0.1:${port}/services`]) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path }, resolve).once('error', reject).end();
    });
    expect(await text(answer)).not.toContain(unnoticed);
  }
});

it('is counted by its route, whatever its address', async () => {
  await addAndRead();
  for (let turn = 0; turn < 20; turn += 1) {
    await read({}, `GET /services?x=${turn}`);
    await read({}, `GET /services?limit=1&x=${turn}`);
    await read({}, `GET /nothing-${turn}`);
  }
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  const labels = [...metrics.matchAll(/_duration_seconds_count{.*?route="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  expect(labels).toContain('/services');
  expect(labels.filter((label) => /[?=]|nothing|^http/.test(label ?? ''))).toEqual([]);
});

it('stays in memory while other content changes, and goes when what it contains does', async () => {
  const { id } = await addAndRead();
  await read({}, 'GET /packages');
  await changeUnnoticed(id);
  const kept = await titles();
  const event = await server.send('POST /about/team', { body: { name: 'Ana', role: 'DJ', bio: 'Luan' } });
  expect([event.status, await titles()]).toEqual([201, kept]);
  await server.send(`PATCH /services/${id}`, { body: { description: 'Tjetër' } });
  expect(await titles()).not.toEqual(kept);
});

it('counts a list once between two changes, for administrators too', async () => {
  const { id } = await addAndRead();
  const total = async () => Number((await server.send('GET /services?limit=1')).headers.get('X-Total-Count'));
  const first = await total();
  // A write that the cache is not notified of.
  await services.model.deleteOne({ _id: id });
  expect(await total()).toBe(first);
  await add();
  await add();
  expect(await total()).toBe(first + 1);
});

it('never shows a visitor what an administrator has read', async () => {
  await add({ hidePrice: true, price: '99' });
  await server.send('GET /services');
  for (const turn of [1, 2]) expect((await read()).list.at(-1)?.price, `turn ${turn}`).toBe('');
});

it('shows every write that this process has acknowledged, even if the list was read during the write', async () => {
  const { id } = await add();
  for (let turn = 0; turn < 15; turn += 1) {
    const title = `turn ${turn}`;
    const writing = server.send(`PATCH /services/${id}`, { body: { title } });
    let isWriting = true;
    void writing.finally(() => (isWriting = false));
    while (isWriting) await read();
    expect((await writing).status).toBe(200);
    expect(await titles()).toContain(title);
  }
});

it('shows what another process has written as soon as the feed reports it', async () => {
  const { id } = await addAndRead();
  const title = await changeUnnoticed(id);
  expect(await titles()).not.toContain(title);
  await history.create({ _id: newId(), entity: 'services', documentId: id, op: 'update', isTold: true });
  await vi.waitUntil(async () => (await titles()).includes(title), { timeout: 5_000 });
});

it('is not used while the feed is interrupted', async () => {
  await addAndRead();
  proxy.cut();
  await vi.waitUntil(() => !feed.isCurrent, { timeout: 10_000 });
  expect((await read()).status).toBe(503);
  await proxy.reopen();
  await vi.waitUntil(async () => (await read()).status === 200, { timeout: 30_000 });
});
