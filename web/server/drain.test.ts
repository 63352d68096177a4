import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { Connections } from '@ritmi/shared/server/connections';
import { drain } from '@ritmi/shared/server/drain';
import { Leaving } from '@ritmi/shared/server/leaving';
import { createLog } from '@ritmi/shared/server/log';
import { ApiServers } from './apiServers.js';
import { proxyApi } from './proxyApi.js';

// Far beyond a test's time limit: a server that stops in time did not reach it.
const limitMs = 3_600_000;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
      'error',
      reject,
    );
  });
}

test('a server stops although clients keep sending over keep-alive connections, and through the proxy', async () => {
  const api = createServer((_request, response) => setTimeout(() => response.end('slow'), 20));
  const proxy = proxyApi('/api', {
    api: new ApiServers([await listen(api)]),
    log: createLog('web', 'silent'),
  });
  const server = createServer(express().use('/api', proxy, (_request, response) => response.end()));
  const base = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let answers = 0;
  let begin = () => {};
  const isBusy = new Promise<void>((resolve) => (begin = resolve));
  const client = async () => {
    for (;;) {
      await ask(`${base}/api/services`, agent);
      answers += 1;
      if (answers === 20) begin();
    }
  };
  const clients = Promise.allSettled(Array.from({ length: 4 }, client));
  await isBusy;
  await drain(server, limitMs);
  await clients;
  await expect(ask(`${base}/api/services`, agent)).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

test('a response that takes longer than the limit is ended', async () => {
  const server = createServer((_request, response) => response.flushHeaders());
  const answer = await fetch(await listen(server));
  await drain(server, 50);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a response that has ended reaches a slow reader', async () => {
  const size = 20_000_000;
  const server = createServer((_request, response) => response.end(Buffer.alloc(size)));
  new Connections(server);
  const close = vi.spyOn(server, 'closeIdleConnections');
  const [answer] = (await once(get(await listen(server)), 'response')) as [IncomingMessage];
  const drained = drain(server, limitMs);
  await vi.waitFor(() => expect(close.mock.calls.length).toBeGreaterThan(2));
  let read = 0;
  for await (const part of answer) read += part.length;
  expect(read).toBe(size);
  await drained;
});

test('a server that is watched refuses health checks before it stops, and goes on with the rest', async () => {
  const leaving = new Leaving();
  const server = createServer((request, response) => {
    response.writeHead(leaving.refuses(request) ? 503 : 200).end();
  });
  const base = await listen(server);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  const left = leaving.leave(server, 200);
  const paths = ['/healthz', '/readyz', '/sherbime'];
  const answers = await Promise.all(paths.map((path) => fetch(base + path)));
  expect(answers.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [503, 'close'],
    [503, 'close'],
    [200, 'close'],
  ]);
  await left;
  await drain(server, limitMs);
});

test('a server that nobody watches stops at once', async () => {
  const server = createServer((_request, response) => response.end());
  const base = await listen(server);
  await fetch(`${base}/sherbime`);
  await new Leaving().leave(server, limitMs);
  await drain(server, limitMs);
  expect(server.listening).toBe(false);
});
