import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express from 'express';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { proxyApi } from './proxyApi.js';

const running: Server[] = [];

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((settle) => server.once('listening', settle));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  }
});

// spec: contract.bearer
test('an upload that is refused before its body came still reads the answer', async () => {
  const apiUrl = await listen((_request, response) => response.writeHead(401).end('{"message":"no"}'));
  const proxy = proxyApi('/api', { apiUrl, log: pino({ level: 'silent' }) });
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
