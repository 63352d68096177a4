import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@ritmi/shared/server/log';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from './env.js';
import { proxyApi } from './proxyApi.js';

const running = new Set<Server>();
const stopping = new AbortController();

async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  running.add(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  running.delete(server);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** An API that says its name. */
function openApi(name: string) {
  const state = { isReady: true, checks: 0 };
  return listen(({ url }, response) => {
    if (url === '/readyz') state.checks += 1;
    const isRefused = url === '/readyz' && !state.isReady;
    response.writeHead(isRefused ? 503 : 200).end(name);
  }).then((server) => ({ ...server, state }));
}

let [first, second]: Awaited<ReturnType<typeof openApi>>[] = [];
const apis = () => {
  if (!first || !second) throw new Error('not started');
  return { first, second, api: readEnv({ API_URL: `${first.url}/, ${second.url}` }).api };
};

beforeEach(async () => {
  [first, second] = [await openApi('first'), await openApi('second')];
});
afterEach(async () => {
  stopping.abort();
  for (const server of running) await stop(server);
});

it('is the first that is named, until it is not ready and another one is', async () => {
  const { first, second, api } = apis();
  api.watch(stopping.signal);
  expect(api.url).toBe(first.url);
  second.state.isReady = false;
  first.state.isReady = false;
  await vi.waitFor(() => expect(second.state.checks).toBeGreaterThan(1), 5_000);
  expect(api.url).toBe(first.url);
  second.state.isReady = true;
  await vi.waitFor(() => expect(api.url).toBe(second.url), 5_000);
  // It stays there while that one is ready: a list that is read after a write contains it.
  first.state.isReady = true;
  await second.stop();
  await vi.waitFor(() => expect(api.url).toBe(first.url), 5_000);
});

it('repeats a read on the next server when the one in use has ended', async () => {
  const { first, second, api } = apis();
  const base = await listen(
    express().use('/api', proxyApi('/api', { api, log: createLog('web', 'silent') })),
  );
  const read = async () => (await fetch(`${base.url}/api/services`)).text();
  expect(await read()).toBe('first');
  await first.stop();
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(Array(8).fill('second'));
  await second.stop();
  expect((await fetch(`${base.url}/api/services`)).status).toBe(503);
});

it('sends no write twice: the caller repeats it, with its key', async () => {
  const { first, api } = apis();
  const base = await listen(
    express().use('/api', proxyApi('/api', { api, log: createLog('web', 'silent') })),
  );
  await first.stop();
  const write = () => fetch(`${base.url}/api/services`, { method: 'POST', body: '{}' });
  const refused = await write();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await (await write()).text()).toBe('second');
});
