import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import express from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ApiServers } from './apiServers.js';
import { proxyApi } from './proxyApi.js';
import { endServers, listen, stopListening } from './testServer.js';

endServers();

// spec: contract.bearer
test('the client of an upload that is refused before its body is sent reads the response', async () => {
  const apiUrl = await listen((_request, response) => response.writeHead(401).end('{"message":"no"}'));
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  for (const _ of [1, 2, 3]) {
    const upload = request(`${base}/api/uploads`, { method: 'POST' });
    const sent = once(upload, 'finish');
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.end(Buffer.alloc(40_000_000));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    expect(await json(answer)).toEqual({ message: 'no' });
    await sent;
  }
});

// spec: contract.bearer
test('an upload is refused before its sender has sent any of it', async () => {
  const apiUrl = await listen((_request, response) => response.writeHead(401).end('{"message":"no"}'));
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  const upload = request(`${base}/api/uploads`, { method: 'POST', headers: { 'Content-Length': '100000' } });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.flushHeaders();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  expect(await json(answer)).toEqual({ message: 'no' });
  upload.on('error', () => undefined).destroy();
});

test('a call to a frozen API ends with 503, one to a slow API is answered', async () => {
  const log = pino({ level: 'silent' });
  const frozenUrl = await listen(() => undefined);
  const slowUrl = await listen((incoming, response) => {
    if (incoming.url === '/healthz') response.end();
    else setTimeout(() => response.end('done'), 300);
  });
  const app = express()
    .use('/frozen', proxyApi('/api', { api: new ApiServers([frozenUrl]), log, silenceMs: 50 }))
    .use('/slow', proxyApi('/api', { api: new ApiServers([slowUrl]), log, silenceMs: 50 }));
  const base = await listen(app);
  const frozen = await fetch(`${base}/frozen/services`);
  expect([frozen.status, frozen.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await frozen.json()).toEqual({ code: 'unavailable', message: 'The server is not available' });
  expect(await (await fetch(`${base}/slow/services`)).text()).toBe('done');
});

test('of many calls the API gets some at a time, and those that write wait for none that read', async () => {
  const held: (() => void)[] = [];
  const apiUrl = await listen((incoming, response) => {
    if (incoming.url === '/services') held.push(() => response.end('read'));
    else response.end('written');
  });
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  const read = async () => (await fetch(`${base}/api/services`)).text();
  const reads = Promise.all(Array.from({ length: 100 }, read));
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(32);
  expect(await (await fetch(`${base}/api/events`, { method: 'POST' })).text()).toBe('written');
  expect(held).toHaveLength(32);
  const answerAll = setInterval(() => held.splice(0).forEach((answer) => answer()), 10);
  expect(new Set(await reads.finally(() => clearInterval(answerAll)))).toEqual(new Set(['read']));
});

test('one health check that takes too long ends no running upload', async () => {
  let checks = 0;
  let release: () => void = () => undefined;
  const apiUrl = await listen((incoming, response) => {
    if (incoming.url === '/healthz') {
      checks += 1;
      if (checks !== 1) response.end();
      // Two checks after the one that had no answer.
      if (checks === 3) release();
    } else {
      release = () => response.writeHead(201).end('stored');
      incoming.resume();
    }
  });
  const log = pino({ level: 'silent' });
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log, silenceMs: 100, healthLimitMs: 50 });
  const base = await listen(express().use('/api', proxy));
  const upload = await fetch(`${base}/api/uploads`, { method: 'POST', body: 'a picture' });
  expect([upload.status, await upload.text()]).toEqual([201, 'stored']);
});

test('an API that stops still answers its open calls', async () => {
  const apiUrl = await listen((_incoming, response) => {
    stopListening(apiUrl);
    setTimeout(() => response.end('done'), 300);
  });
  const proxy = proxyApi('/api', {
    api: new ApiServers([apiUrl]),
    log: pino({ level: 'silent' }),
    silenceMs: 50,
  });
  const base = await listen(express().use('/api', proxy));
  expect(await (await fetch(`${base}/api/services`)).text()).toBe('done');
});

test('a read is repeated when the API has just closed its keep-alive connection, a write is not', async () => {
  const seen = new WeakSet<object>();
  const apiUrl = await listen(({ socket }, response) => {
    if (seen.has(socket)) socket.destroy();
    else response.end('done');
    seen.add(socket);
  });
  const log = pino({ level: 'silent' });
  const base = await listen(express().use('/api', proxyApi('/api', { api: new ApiServers([apiUrl]), log })));
  const statuses: number[] = [];
  for (const method of ['GET', 'GET', 'DELETE']) {
    const answer = await fetch(`${base}/api/services`, { method });
    statuses.push(answer.status);
    await answer.text();
  }
  expect(statuses).toEqual([200, 200, 503]);
});

test('an upload ends with 503 when the API freezes in the middle of it', async () => {
  const apiUrl = await listen(({ socket }) => socket.pause());
  const log = pino({ level: 'silent' });
  const base = await listen(
    express().use('/api', proxyApi('/api', { api: new ApiServers([apiUrl]), log, silenceMs: 50 })),
  );
  const upload = request(`${base}/api/uploads`, { method: 'POST', headers: { Expect: '100-continue' } });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.end(Buffer.alloc(40_000_000));
  const [answer] = await answered;
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  // The rest of the upload ends with the test's servers.
  upload.on('error', () => undefined);
});

test('a response that has begun may pause for long', async () => {
  const apiUrl = await listen((incoming, response) => {
    // Its health check hangs.
    if (incoming.url !== '/changes') return;
    response.write('first ');
    setTimeout(() => response.end('last'), 300);
  });
  const log = pino({ level: 'silent' });
  const base = await listen(
    express().use('/api', proxyApi('/api', { api: new ApiServers([apiUrl]), log, silenceMs: 50 })),
  );
  expect(await (await fetch(`${base}/api/changes`)).text()).toBe('first last');
});

test('a feed ends when the API stops, and when this server stops', async () => {
  const sockets: IncomingMessage['socket'][] = [];
  const apiUrl = await listen(({ socket }, response) => {
    sockets.push(socket);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('first');
  });
  const stopping = new AbortController();
  const proxy = proxyApi('/api', {
    api: new ApiServers([apiUrl]),
    log: pino({ level: 'silent' }),
    stopping: stopping.signal,
  });
  const base = await listen(express().use('/api', proxy));
  const cut = await fetch(`${base}/api/changes`);
  sockets[0]?.destroy();
  await expect(cut.text()).rejects.toThrow('terminated');
  const ended = await fetch(`${base}/api/changes`);
  stopping.abort();
  expect(await ended.text()).toBe('first');
});

test('the address of an upload that was begun here has the prefix of this server', async () => {
  const apiUrl = await listen((_request, response) =>
    response.writeHead(201, { Location: '/uploads/tus/1' }).end(),
  );
  const log = pino({ level: 'silent' });
  const app = express()
    .use('/api', proxyApi('/api', { api: new ApiServers([apiUrl]), log }))
    .use('/uploads', proxyApi('/uploads', { api: new ApiServers([apiUrl]), log }));
  const base = await listen(app);
  const locationOf = async (path: string) =>
    (await fetch(base + path, { method: 'POST' })).headers.get('Location');
  expect(await locationOf('/api/uploads/tus')).toBe('/api/uploads/tus/1');
  expect(await locationOf('/uploads/tus')).toBe('/uploads/tus/1');
});

test('a list’s link to its next page has the prefix of this server', async () => {
  const apiUrl = await listen((_request, response) =>
    response.setHeader('Link', '</events?limit=2&cursor=x>; rel="next"').end('[]'),
  );
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  const { headers } = await fetch(`${base}/api/events?limit=2`);
  expect(headers.get('Link')).toBe('</api/events?limit=2&cursor=x>; rel="next"');
});
