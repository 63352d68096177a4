import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../env.js';
import { today } from '@ritmi/shared/domain/time/date';
import { addMonths } from '@ritmi/shared/domain/time/month';
import { createLog } from '@ritmi/shared/server/log';
import { createWebServer } from '../webServer.js';
import { PageCache } from './pageCache.js';
import { PageDocument } from './pageDocument.js';

const idOf = (digit: string) => digit.repeat(24);

/** Knows the services with these ids. */
const services = [idOf('a'), idOf('b')];
const api = createServer(({ url = '' }, response) => {
  const asked = new URL(url, 'http://api').searchParams.get('ids')?.split(',') ?? [];
  const found = services.filter((id) => asked.includes(id)).map((id) => ({ id }));
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(found));
});
let server: Server;
let origin: string;
let rendered: string[] = [];

async function addressOf(listening: Server): Promise<string> {
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const cache = new PageCache({ isOn: true });
  cache.setConnected(true);
  server = await createWebServer({
    env: readEnv({ API_URL: await addressOf(api), LOG_LEVEL: 'silent' }),
    log: createLog('web', 'silent'),
    cache,
    stopping: new AbortController().signal,
    routes: [
      {
        route: '/paketa',
        query: ['faqe', 'krijo', 'serviceIds'],
        values: { krijo: ['po'], serviceIds: { idsOf: 'services', isRepeated: true } },
      },
      {
        route: '/kontakt',
        query: ['sherbimet', 'muaji'],
        values: { sherbimet: { idsOf: 'services' }, muaji: { isMonth: true } },
      },
    ],
    render: async ({ url }) => {
      rendered.push(url);
      const document = new PageDocument({ status: 200, contentType: 'text/html', text: url, headers: [] });
      return { document, content: new Set(), isComplete: true, mayGoStale: true };
    },
  });
  origin = await addressOf(server);
});
beforeEach(() => {
  rendered = [];
});
afterAll(() => {
  for (const each of [server, api]) {
    each.closeAllConnections();
    each.close();
  }
});

const ask = async (path: string) => (await fetch(origin + path)).text();

it('makes no page of ids and words that it does not know', async () => {
  await ask('/paketa');
  await ask('/kontakt');
  rendered = [];
  for (const made of [idOf('c'), idOf('d'), 'x', '%00', '../services', `${idOf('c')},${idOf('e')}`]) {
    expect(await ask(`/paketa?serviceIds=${made}&krijo=${made}`)).toBe('/paketa');
    expect(await ask(`/kontakt?sherbimet=${made}`)).toBe('/kontakt');
  }
  expect(rendered).toEqual([]);
});

it('makes a page of the running month and those of the next two years only', async () => {
  const inMonths = (count: number) => addMonths(today(), count).slice(0, 7);
  for (const made of [inMonths(-1), inMonths(25), `${inMonths(1)}-01`, '2027-13', 'x']) {
    expect(await ask(`/kontakt?muaji=${made}`)).toBe('/kontakt');
  }
  const last = `/kontakt?muaji=${inMonths(24)}`;
  expect(await ask(last)).toBe(last);
});

it('knows ids in any order, any case and beside made-up ones', async () => {
  const both = `/paketa?krijo=po&serviceIds=${idOf('a')}&serviceIds=${idOf('b')}`;
  expect(await ask(both)).toBe(both);
  const spellings = [
    `/paketa?serviceIds=${idOf('b')}&serviceIds=${idOf('a')}&krijo=po`,
    `/paketa?serviceIds=${idOf('B')}&serviceIds=${idOf('A')}&serviceIds=${idOf('a')}&krijo=x&krijo=po`,
    `/paketa?serviceIds=${idOf('b')}&serviceIds=${idOf('f')}&serviceIds=${idOf('a')}&krijo=po`,
  ];
  for (const path of spellings) expect(await ask(path)).toBe(both);
  expect(rendered).toEqual([both]);
  const list = `/kontakt?sherbimet=${idOf('a')},${idOf('b')}`;
  expect(await ask(`/kontakt?sherbimet=${idOf('b')},${idOf('f')},${idOf('a')}`)).toBe(list);
  expect(await ask(list)).toBe(list);
  expect(rendered).toEqual([both, list]);
});
