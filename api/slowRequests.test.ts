import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { connect } from './db/connect.js';
import { uploadRoutes } from './uploads/routes.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { limitBodyTime } from './http/server.js';
import { answerErrors } from './http/errors.js';
import { createLog } from '@ritmi/shared/server/log';
import { logRequests } from './http/log.js';
import { route, serve } from './http/route.js';
import { serveApp, type TestServer, testToken, verifyTestToken } from './testing/server.js';

const windowMs = 1_000;
const clip = readFileSync(fileURLToPath(new URL('./db/demo/media/klip-lazer.mp4', import.meta.url)));
const echo = route({
  method: 'post',
  path: '/echo',
  access: 'open',
  summary: 'Returns the body',
  body: z.looseObject({}),
  status: 200,
  handle: async ({ body }) => ({ status: 200, body }),
});

let files: TestUploads;
let server: TestServer;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/slow?');
  await connect(database);
  files = await openTestUploads();
  const app = express().use(logRequests(createLog('api', 'silent')), limitBodyTime(windowMs));
  app.use(serve([...uploadRoutes(files.uploads), echo], verifyTestToken), answerErrors);
  server = await serveApp(database, app);
});

afterAll(async () => {
  await files.close();
  await server.stop();
});

function begin(path: string, type: string): ClientRequest {
  const headers = { 'Content-Type': type, Authorization: `Bearer ${testToken}` };
  const call = request(`${server.base}${path}`, { method: 'POST', headers });
  call.on('error', () => undefined);
  call.flushHeaders();
  return call;
}

function answerOf(call: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    call.once('response', (response: IncomingMessage) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }));
    });
    call.once('close', () => reject(new Error('no answer')));
  });
}

const upload = () => {
  const call = begin('/uploads', 'multipart/form-data; boundary=b');
  call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  return call;
};

it('accepts an upload however long it takes, while bytes keep arriving', async () => {
  const call = upload();
  const answer = answerOf(call);
  const parts = 40;
  for (let part = 0; part < parts; part += 1) {
    call.write(clip.subarray((part * clip.length) / parts, ((part + 1) * clip.length) / parts));
    await sleep((4 * windowMs) / parts);
  }
  call.end('\r\n--b--\r\n');
  expect((await answer).status).toBe(201);
});

it.each([
  ['an upload that stalls', upload, null],
  ['a JSON body that arrives byte by byte', () => begin('/echo', 'application/json'), ' '],
])('ends %s with 408', async (_what, send, chunk) => {
  const call = send();
  const sending = setInterval(() => chunk !== null && call.write(chunk), windowMs / 10);
  const ended = new Promise((resolve) => call.once('close', resolve));
  const { status, body } = await answerOf(call);
  expect([status, body]).toEqual([408, { code: 'tooSlow', message: 'The request came too slowly' }]);
  clearInterval(sending);
  call.destroy();
  await ended;
});

it('goes on with no refused request: one that stalls loses its connection, one whose sender has gone is over', async () => {
  const problems: unknown[] = [];
  const app = express().use(limitBodyTime(100));
  app.post('/', (_request, response) => void response.status(401).end('{}'));
  // oxlint-disable-next-line max-params -- Express recognises an error handler by its four parameters.
  const note: ErrorRequestHandler = (error, _request, _response, _next) => void problems.push(error);
  app.use(note);
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  const refused = async () => {
    const headers = { 'Content-Length': '1000' };
    const call = request({ port, method: 'POST', headers }).on('error', () => undefined);
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return call;
  };
  const [stalling, gone] = [await refused(), await refused()];
  gone.destroy();
  await once(stalling.socket ?? stalling, 'close');
  await sleep(300);
  expect(problems).toEqual([]);
  await new Promise((resolve) => listening.close(resolve));
});
