import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import express from 'express';
import pino from 'pino';
import { expect, test } from 'vitest';
import { ApiServers } from './apiServers.js';
import { proxyApi } from './proxyApi.js';
import { endServers, listen } from './testServer.js';

endServers();

test('an upload of unknown length that is refused reads the response', async () => {
  const apiUrl = await listen((_request, response) => response.writeHead(401).end('{"message":"no"}'));
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  for (const _ of [1, 2, 3]) {
    const upload = request(`${base}/api/uploads`, { method: 'POST' });
    const sent = once(upload, 'finish');
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    for (let part = 0; part < 40; part += 1) upload.write(Buffer.alloc(1_000_000));
    upload.end();
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    expect(await json(answer)).toEqual({ message: 'no' });
    await sent;
  }
});

test('a sender is added behind those that a request names, however often it is sent', async () => {
  const seen: unknown[] = [];
  const answers: RequestListener = ({ headers }, response) => {
    seen.push([headers['x-forwarded-for'], headers['x-forwarded-host'], headers['x-forwarded-proto']]);
    response.end();
  };
  const apiUrl = await listen(answers);
  const gone = 'http://127.0.0.1:1';
  const api = { url: gone, count: 2, leave: () => void (api.url = apiUrl) };
  const proxy = proxyApi('/api', { api, log: pino({ level: 'silent' }) });
  const base = await listen(express().use('/api', proxy));
  await fetch(`${base}/api/services`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  await fetch(`${base}/api/services`);
  const { host } = new URL(base);
  expect(seen).toEqual([
    ['203.0.113.7,127.0.0.1', host, 'http'],
    ['127.0.0.1', host, 'http'],
  ]);
});

test('a reader that leaves ends its call, and is no failure of the API', async () => {
  const logged: string[] = [];
  let asked = 0;
  let closed = 0;
  const apiUrl = await listen((incoming, response) => {
    asked += 1;
    response.once('close', () => (closed += 1));
    if (incoming.url === '/feed')
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
  });
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const proxy = proxyApi('/api', { api: new ApiServers([apiUrl]), log });
  const base = await listen(express().use('/api', proxy));
  const feed = request(`${base}/api/feed`)
    .on('error', () => undefined)
    .end();
  await once(feed, 'response');
  feed.destroy();
  await expect.poll(() => closed).toBe(1);
  const slow = request(`${base}/api/slow`)
    .on('error', () => undefined)
    .end();
  await expect.poll(() => asked).toBe(2);
  slow.destroy();
  await expect.poll(() => closed).toBe(2);
  expect(logged).toEqual([]);
});
