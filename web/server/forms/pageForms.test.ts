import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createLog } from '@ritmi/shared/server/log';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from '../env.js';
import { MissingDocument, PageCache } from '../page/pageCache.js';
import { PageDocument } from '../page/pageDocument.js';
import { pageHeaders } from '../securityHeaders.js';
import { createWebServer } from '../webServer.js';

const secret = 'AbcdefghijklmnopqrstuvW_-1';
const gone = 'Goneefghijklmnopqrstuvw_-1';

type Call = { readonly path: string; readonly body: Record<string, unknown>; readonly from: unknown };

/** What the API was asked. */
const calls: Call[] = [];
/** What it answers next. */
let answer: { readonly status: number; readonly body: object };
/** What waits for its answer, when that is wanted. */
let held: (() => void)[] | null = null;
/** The most pages that were rendered in one turn of the event loop. */
let mostInTurn = 0;
let inTurn = 0;

let api: Server;
let server: Server;
let origin: string;

const listening = (each: Server) =>
  new Promise<string>((resolve) => {
    each.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(each.address() as AddressInfo).port}`));
  });

beforeAll(async () => {
  api = createServer((request, response) => {
    void json(request).then((body) => {
      calls.push({ path: request.url ?? '', body: Object(body), from: request.headers['x-forwarded-for'] });
      const { status } = answer;
      const send = () =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
      if (held) held.push(send);
      else send();
    });
  });
  const env = readEnv({ API_URL: await listening(api), LOG_LEVEL: 'silent' });
  server = await createWebServer({
    env,
    log: createLog('web', 'silent'),
    // On a busy machine every page waits longer than visitors do.
    cache: new PageCache({ isOn: true, waitMs: 600_000 }),
    stopping: new AbortController().signal,
    routes: [
      { route: '/kontakt', query: ['sherbimet'], typed: ['data', 'vendi'] },
      { route: '/kerkesa/@secret', query: [], isSecret: true },
    ],
    render: async ({ url, status, isSecret = false }, { form } = {}) => {
      if (url.endsWith(gone)) throw new MissingDocument();
      inTurn += 1;
      mostInTurn = Math.max(mostInTurn, inTurn);
      setImmediate(() => (inTurn = 0));
      return {
        document: new PageDocument({
          status: form?.status ?? status,
          contentType: 'text/plain; charset=utf-8',
          text: JSON.stringify({ url, form }),
          headers: pageHeaders('', isSecret),
          isKept: !form && !isSecret,
        }),
        content: new Set(),
        isComplete: true,
        mayGoStale: true,
      };
    },
  });
  origin = await listening(server);
});

afterAll(async () => {
  for (const each of [server, api]) await new Promise((resolve) => each.close(resolve));
});

beforeEach(() => {
  calls.length = 0;
  answer = { status: 201, body: { reference: 'R-ABCDE', url: `/kerkesa/${secret}` } };
});

function send(path: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(values),
    headers,
  });
}

it('sends an enquiry in the name of the visitor, and leads to its page', async () => {
  const values = {
    emri: 'Ana',
    telefoni: '069 123 4567',
    data: '2099-06-14',
    sherbimet: 'a,b',
    'te-ftuar': '80',
  };
  const answered = await send('/en/kontakt', values, { 'X-Forwarded-For': '203.0.113.9' });
  expect([answered.status, answered.headers.get('location')]).toEqual([303, `/kerkesa/${secret}`]);
  expect(calls).toMatchObject([{ path: '/enquiries', from: '203.0.113.9' }]);
  expect(calls[0]?.body).toMatchObject({
    name: 'Ana',
    serviceIds: ['a', 'b'],
    guests: 80,
    language: 'en',
    fromForm: true,
  });
});

it('shows the form again with every value and what is wrong with each field', async () => {
  const issues = [
    { path: 'phone', code: 'invalid', message: '' },
    { path: 'serviceIds.1', code: 'unknownReference', message: '' },
  ];
  answer = { status: 422, body: { code: 'invalid', message: '', errors: issues } };
  const values = { emri: 'Ana', telefoni: '12', vendi: 'Durrës', sherbimet: 'a' };
  const answered = await send('/kontakt', values);
  expect(answered.status).toBe(422);
  expect(answered.headers.get('cache-control')).toBe('no-store');
  expect(await answered.json()).toEqual({
    url: '/kontakt?sherbimet=a&paskript=po&vendi=Durr%C3%ABs',
    form: { status: 422, values, problems: { telefoni: 'invalid', sherbimet: 'unknownReference' } },
  });
});

it.each(['a'.repeat(2_100), 'ë'.repeat(340)])(
  'shows the form again although a field is far too long',
  async (place) => {
    answer = { status: 422, body: { code: 'invalid', errors: [{ path: 'place', code: 'tooLong' }] } };
    const answered = await send('/kontakt', { emri: 'Ana', vendi: place });
    expect(answered.status).toBe(422);
    expect(await answered.json()).toMatchObject({
      url: '/kontakt?paskript=po',
      form: { values: { emri: 'Ana', vendi: place }, problems: { vendi: 'tooLong' } },
    });
  },
);

it('counts a line break as one character, as the field of a browser does', async () => {
  await send('/kontakt', { emri: 'Ana', mesazhi: 'Dy salla\r\nhyrja nga prapa' });
  expect(calls[0]?.body.message).toBe('Dy salla\nhyrja nga prapa');
});

it.each([
  [503, {}, { status: 503, problems: {}, refusal: 'unavailable' }],
  [429, { code: 'tooManyRequests' }, { status: 429, problems: {}, refusal: 'tooManyRequests' }],
])('loses nothing when the API answers %s', async (status, body, form) => {
  answer = { status, body };
  const answered = await send('/kontakt', { emri: 'Ana' });
  expect(answered.status).toBe(status);
  expect(await answered.json()).toMatchObject({ form: { ...form, values: { emri: 'Ana' } } });
});

it('shows refused forms one after the other, so that others are answered between them', async () => {
  answer = { status: 422, body: { code: 'invalid', message: '', errors: [] } };
  const waiting: (() => void)[] = [];
  held = waiting;
  mostInTurn = 0;
  const count = 20;
  const sent = Array.from({ length: count }, () => send('/kontakt', { emri: 'Ana' }));
  await vi.waitUntil(() => waiting.length === count, { timeout: 20_000 });
  // More than one client may have under way.
  const more = await send('/kontakt', { emri: 'Ana' });
  expect([more.status, more.headers.get('retry-after'), waiting.length]).toEqual([503, '2', count]);
  held = null;
  for (const each of waiting) each();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect([new Set(statuses), mostInTurn]).toEqual([new Set([422]), 1]);
});

it('only shows the page for the button that prepares the message', async () => {
  const answered = await send('/kontakt', { emri: 'Ana', vendi: 'Vlorë', veprimi: 'mesazhi' });
  expect(answered.status).toBe(200);
  expect(calls).toEqual([]);
  expect(await answered.json()).toMatchObject({ form: { problems: {}, values: { emri: 'Ana' } } });
});

it.each([
  ['accept', { version: '2', emri: 'Ana Hoxha' }, { version: 2, name: 'Ana Hoxha' }],
  ['decline', { arsyeja: 'Tjetër datë' }, { reason: 'Tjetër datë' }],
  ['change', { mesazhi: 'Pa laser' }, { message: 'Pa laser' }],
])('sends the answer %s to an offer, and leads back to the page', async (reply, values, body) => {
  answer = { status: 200, body: {} };
  const answered = await send(`/kerkesa/${secret}/${reply}`, values);
  expect([answered.status, answered.headers.get('location')]).toEqual([303, `/kerkesa/${secret}`]);
  expect(calls).toMatchObject([{ path: `/enquiries/by-secret/${secret}/${reply}`, body }]);
});

it('says why an answer was not taken', async () => {
  answer = { status: 409, body: { message: '', reason: 'full' } };
  const answered = await send(`/kerkesa/${secret}/accept`, { version: '1', emri: 'Ana' });
  expect(answered.status).toBe(409);
  expect(await answered.json()).toMatchObject({ url: `/kerkesa/${secret}`, form: { refusal: 'full' } });
});

it('takes forms of a bounded size only, at pages that have one', async () => {
  const statuses = await Promise.all([
    fetch(`${origin}/kontakt`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    }),
    send('/kontakt', { mesazhi: 'a'.repeat(70_000) }),
    send('/sherbime', {}),
    send('/kerkesa/short/accept', {}),
  ]).then((answers) => answers.map(({ status }) => status));
  expect(statuses).toEqual([415, 413, 405, 405]);
  expect(calls).toEqual([]);
});

it('renders a page with a secret address for each request, and tells no other site of it', async () => {
  for (const path of [`/kerkesa/${secret}`, `/en/kerkesa/${secret}`]) {
    const answers = [await fetch(origin + path), await fetch(origin + path)];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-page-cache')).toBe('miss');
    }
  }
  const unknown = await fetch(`${origin}/kerkesa/short`);
  expect(unknown.status).toBe(404);
});

it.each(['short', gone])('keeps nowhere that there is no page at the secret %s', async (unknown) => {
  for (const path of [`/kerkesa/${unknown}`, `/en/kerkesa/${unknown}`]) {
    const { status, headers } = await fetch(origin + path);
    const said = ['cache-control', 'referrer-policy', 'x-page-cache'].map((name) => headers.get(name));
    expect([status, ...said]).toEqual([404, 'no-store', 'no-referrer', 'miss']);
  }
});

it.each([
  [`/kerkesa/${secret}.`, `/kerkesa/${secret}`],
  [`/KERKESA/${secret}`, `/kerkesa/${secret}`],
  [`/en/Kërkesa/${secret})?a=1`, `/en/kerkesa/${secret}?a=1`],
])('leads from %s to the page with the same secret', async (from, to) => {
  const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, to]);
});
