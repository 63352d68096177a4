import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { S3Client } from './client.js';

const clientOf = (port: number) =>
  new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'ritmi',
    region: 'us-east-1',
    accessKeyId: 'ritmi',
    secretAccessKey: 'secret',
  });

async function clientFor(handle: RequestListener): Promise<S3Client> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return clientOf((server.address() as AddressInfo).port);
}

/** More than there are connections for other requests. */
const many = Array.from({ length: 100 }, (_, index) => String(index));

/** The time limit of the requests that must be given up, in ms. */
const limitMs = 200;

/** A request without content, and one with content that is longer than what is kept for sending. */
function shortCalls() {
  const source = Readable.from([Buffer.alloc(1_000_000)]);
  const body = { open: () => source, size: 1_000_000, sha256: 'UNSIGNED-PAYLOAD' };
  const calls = [
    { method: 'HEAD', key: 'a', limitMs },
    { method: 'PUT', key: 'a', limitMs, body },
  ] as const;
  return { calls, source };
}

const givenUp = { status: 503, answered: null, code: `nothing for ${limitMs / 1000} s` };

it('asks for files while many others are read slowly', async () => {
  const client = await clientFor((request, response) => {
    response.writeHead(200);
    if (request.method === 'GET') response.write('the beginning');
    else response.end();
  });
  const unread = await Promise.all(many.map((key) => client.send({ method: 'GET', key })));
  onTestFinished(() => unread.forEach((response) => response.on('error', () => undefined).destroy()));
  for (const method of ['HEAD', 'PUT'] as const)
    expect((await client.send({ method, key: 'a' })).statusCode).toBe(200);
});

it('gives a request up that finds no free connection', async () => {
  const client = await clientFor((request, response) => {
    if (request.method === 'GET') response.end();
  });
  void Promise.allSettled(many.map((key) => client.send({ method: 'HEAD', key, limitMs: 60_000 })));
  const { calls, source } = shortCalls();
  for (const call of calls) await expect(client.send(call)).rejects.toMatchObject(givenUp);
  expect(source.destroyed).toBe(true);
  // As `/readyz` asks.
  expect((await client.send({ method: 'GET', limitMs })).statusCode).toBe(200);
});

it('refuses a request at once when too many wait for a connection', async () => {
  const client = await clientFor(() => undefined);
  const calls = Array.from({ length: 2_500 }, () => client.send({ method: 'HEAD', limitMs: 60_000 }));
  void Promise.allSettled(calls);
  const refused = { status: 503, answered: null, code: 'too many requests are waiting' };
  await expect(Promise.race(calls)).rejects.toMatchObject(refused);
});

it('gives an address up that takes no connections', async () => {
  const { calls } = shortCalls();
  const client = clientOf(await fullPort());
  for (const call of calls) await expect(client.send(call)).rejects.toMatchObject(givenUp);
});

it('gives a server up that is busy for too long with its own words', async () => {
  let asked = 0;
  const client = await clientFor((_request, response) => {
    asked += 1;
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  });
  // Shorter than the pause before another attempt.
  await expect(client.send({ method: 'HEAD', limitMs: 100 })).rejects.toMatchObject({ answered: 503 });
  expect(asked).toBe(1);
});

/** A port whose connections nobody accepts, with as many as may wait, so that it does not answer another one. */
async function fullPort(): Promise<number> {
  const source = `
    const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer();
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      parentPort.postMessage(server.address().port);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const worker = new Worker(source, { eval: true });
  onTestFinished(() => void worker.terminate());
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: 8 }, () => connect({ port, host: '127.0.0.1' }).on('error', () => {}));
  onTestFinished(() => waiting.forEach((socket) => socket.destroy()));
  await Promise.all(waiting.slice(0, 2).map((socket) => once(socket, 'connect')));
  return port;
}
