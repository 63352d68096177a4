import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@ritmi/shared/server/log';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../env.js';
import { createWebServer } from '../webServer.js';
import { AnswerCache } from './answerCache.js';
import { PageCache } from './pageCache.js';
import { PageDocument } from './pageDocument.js';

/** The addresses of an artist that was at /DJ-Hana before. */
let known = [
  { address: 'dj-drita', id: '1', now: 'DJ-Drita' },
  { address: 'dj-hana', id: '1', now: 'DJ-Drita' },
];
let isAway = false;
let calls = 0;
const api = createServer((_request, response) => {
  calls += 1;
  if (isAway) response.destroy();
  else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known));
});
const answers = new AnswerCache();
let server: Server;
let origin: string;
let rendered: string[] = [];

async function addressOf(listening: Server): Promise<string> {
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  answers.setConnected(true);
  server = await createWebServer({
    env: readEnv({ API_URL: await addressOf(api), LOG_LEVEL: 'silent' }),
    log: createLog('web', 'silent'),
    cache: new PageCache({ isOn: true }),
    answers,
    stopping: new AbortController().signal,
    routes: ['/', '/evente', '/@slug'].map((route) => ({ route, query: [] })),
    render: async ({ url }) => {
      rendered.push(url);
      const status = url.endsWith('/404') ? 404 : 200;
      const document = new PageDocument({ status, contentType: 'text/html', text: url, headers: [] });
      return { document, content: new Set(), isComplete: true, mayGoStale: true };
    },
  });
  origin = await addressOf(server);
});
beforeEach(() => {
  rendered = [];
  calls = 0;
});
afterAll(() => {
  for (const each of [server, api]) {
    each.closeAllConnections();
    each.close();
  }
});

async function ask(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location') ?? (await response.text())];
}

it('shows an artist at its address, and leads there from those that it had', async () => {
  expect(await ask('/DJ-Drita')).toEqual([200, '/DJ-Drita']);
  expect(await ask('/en/DJ-Drita')).toEqual([200, '/en/DJ-Drita']);
  expect(await ask('/DJ-Hana?a=1')).toEqual([308, '/DJ-Drita?a=1']);
  expect(await ask('/en/dj-hana')).toEqual([308, '/en/DJ-Drita']);
  expect(await ask('/dj-drita.')).toEqual([308, '/DJ-Drita']);
  expect(await ask('/Evente')).toEqual([308, '/evente']);
});

it('makes no page and no call of what a visitor made up', async () => {
  await ask('/nobody');
  rendered = [];
  calls = 0;
  for (const made of ['/DJ-Nobody', '/someone', '/a-b-c', '/en/x']) expect((await ask(made))[0]).toBe(404);
  expect(rendered.filter((url) => !url.endsWith('/404'))).toEqual([]);
  expect(calls).toBe(0);
});

it('knows a change at once, and the last addresses while the API is away', async () => {
  known = [{ address: 'dj-nata', id: '2', now: 'DJ-Nata' }];
  answers.clear('artists');
  expect(await ask('/DJ-Nata')).toEqual([200, '/DJ-Nata']);
  expect((await ask('/DJ-Drita'))[0]).toBe(404);
  isAway = true;
  answers.clear('artists');
  expect(await ask('/dj-nata')).toEqual([308, '/DJ-Nata']);
  expect((await ask('/DJ-Drita'))[0]).toBe(404);
});
