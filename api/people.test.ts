import { toDay } from '@ritmi/shared/domain/time/date';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { eraseExpired } from './people/retention.js';
import { notices } from './push/model.js';
import { asked, later, request, startEnquiries, wholeDatabase } from './testing/enquiries.js';
import type { TestServer } from './testing/server.js';

let server: TestServer;
let started: Awaited<ReturnType<typeof startEnquiries>>;

beforeAll(async () => {
  started = await startEnquiries(inject('mongoUri').replace('/?', '/people?'));
  ({ server } = started);
});
beforeEach(() => started.reset());
afterAll(() => started.stop());

const ask = (change?: object) => started.ask(change);
const offer = (id: string, change?: object) => started.offer(id, change);
const answer = (path: string, body: object) => started.answer(path, body);
const stateOf = (id: string) => started.stateOf(id);

describe('people', () => {
  it('are found, shown and exported with everything of theirs', async () => {
    await ask();
    await ask({ phone: '+355 69 1234567', date: toDay(later(50)) });
    await ask({ name: 'Besa', phone: '044 123 456', email: '' });
    const { list: people, headers } = await server.send('GET /people');
    expect([people.map(({ name, count }) => [name, count]), headers.get('X-Total-Count')]).toEqual([
      [
        ['Besa', 1],
        [asked.name, 2],
      ],
      '2',
    ]);
    const [found] = (await server.send('GET /people?q=clirim')).list;
    expect((await server.send('GET /people?q=%00%E2%80%8B')).list).toEqual(people);
    const one = await server.send(`GET /people/${found?.id}`);
    expect(one.body).toMatchObject({
      name: asked.name,
      enquiries: [{}, {}],
      bookings: [],
      mail: [{}, {}, {}, {}],
    });
    const file = await server.send(`GET /people/${found?.id}/export`);
    expect([file.body, file.headers.get('Content-Disposition')]).toEqual([
      one.body,
      expect.stringContaining('attachment'),
    ]);
    expect((await server.send('GET /people/none')).status).toBe(404);
    expect((await server.send('GET /people', { as: 'visitor' })).status).toBe(401);
  });

  it('are one by their e-mail address where they gave no phone, however it was typed', async () => {
    const body = { ...asked, phone: '', source: 'person' };
    const add = async (email: string) =>
      (await server.send('POST /enquiries', { body: { ...body, email } })).body;
    const first = await add('Ana.Hoxha@Example.al');
    await add('ana.hoxha@example.al');
    const other = await add('anaxhoxha@example.al');
    expect((await server.send('GET /people')).list.map(({ count }) => count)).toEqual([1, 2]);
    const one = await server.send(`GET /people/${String(first.id)}`);
    expect(one.body).toMatchObject({ count: 2, enquiries: [{}, {}] });
    expect((await server.send(`DELETE /people/${String(first.id)}`)).status).toBe(204);
    expect((await server.send('GET /people')).list.map(({ id }) => id)).toEqual([other.id]);
  });

  it('are found whole by a text of one of their enquiries, also by their e-mail address', async () => {
    const first = await ask({ name: 'Drita', email: 'drita@example.al' });
    await ask({ name: 'Agron', email: '', place: 'Vlorë' });
    const body = { ...asked, phone: '', source: 'person' };
    const byMail = await server.send('POST /enquiries', {
      body: { ...body, name: 'Ana', email: 'Ana@Example.al' },
    });
    await server.send('POST /enquiries', { body: { ...body, name: 'Ana Hoxha', email: 'ana@example.al' } });
    const [ana, pair] = (await server.send('GET /people')).list;
    expect(pair).toMatchObject({ id: first.id, name: 'Agron', email: 'drita@example.al', count: 2 });
    expect(ana).toMatchObject({ id: byMail.body.id, name: 'Ana Hoxha', count: 2 });
    const found = async (q: string) => (await server.send(`GET /people?q=${encodeURIComponent(q)}`)).list;
    for (const q of ['drita', 'agron', 'vlore', 'drita@example', '069 123']) {
      expect([q, await found(q)]).toEqual([q, [pair]]);
    }
    for (const q of ['hoxha', 'ANA@example.al']) expect([q, await found(q)]).toEqual([q, [ana]]);
    expect(await found('example.al')).toEqual([ana, pair]);
    expect(await found('nobody')).toEqual([]);
  });

  it('are erased from every collection, with the past and what was answered', async () => {
    const key = { 'Idempotency-Key': 'a key that nobody can guess' };
    const body = { ...asked, email: 'clirim@example.al' };
    const first = await server.send('POST /enquiries', { as: 'visitor', body, headers: key });
    const kept = await server.send('POST /enquiries', { body, headers: key });
    const { id, secret } = await ask();
    await offer(id, { message: 'I nderuar Çlirim' });
    await answer(`${secret}/change`, { message: 'Sekret i madh' });
    await server.send(`POST /enquiries/${id}/notes`, { body: { text: 'Sekret i vogël' } });
    await server.send(`DELETE /enquiries/${String(kept.body.id)}`);
    const other = await ask({ name: 'Besa', phone: '044 123 456', email: 'besa@example.al', message: '' });
    expect((await server.send(`DELETE /people/${id}`)).status).toBe(204);
    const stored = await wholeDatabase();
    const placesOf = (text: string) => Object.keys(stored).filter((name) => stored[name]?.includes(text));
    const secrets = ['Çlirim', 'Ndreu', '069 123 4567', '691234567', 'clirim@', 'Sekret', 'orës 18'];
    for (const text of secrets) expect([text, placesOf(text)]).toEqual([text, []]);
    for (const text of ['Besa', 'besa@example.al']) expect(placesOf(text)).toContain('enquiries');
    expect((await server.send(`GET /enquiries/${id}`)).body).toMatchObject({
      name: '',
      phone: '',
      email: '',
      message: '',
      notes: [],
      date: asked.date,
      place: asked.place,
      offers: [{ total: '250.00' }],
    });
    expect((await server.send('POST /enquiries', { as: 'visitor', body, headers: key })).status).toBe(404);
    expect([first.status, (await server.send(`GET /people/${id}`)).status]).toEqual([201, 404]);
    expect((await server.send(`GET /people/${other.id}`)).status).toBe(200);
  });

  it('leave what can be sent back as it was read', async () => {
    const { id } = await ask();
    const { body: booked } = await server.send(`POST /enquiries/${id}/book`, {
      body: { state: 'confirmed' },
    });
    const paths = [`/enquiries/${id}`, `/bookings/${String(booked.id)}`];
    expect((await server.send(`DELETE /people/${id}`)).status).toBe(204);
    for (const path of paths) {
      const { body: read } = await server.send(`GET ${path}`);
      const same = await server.send(`PATCH ${path}`, { body: read });
      expect([same.status, same.body]).toEqual([200, read]);
      const moved = await server.send(`PATCH ${path}`, { body: { ...read, place: 'Vlorë' } });
      expect([moved.status, moved.body.place]).toEqual([200, 'Vlorë']);
      expect((await server.send(`PATCH ${path}`, { body: [] })).status).toBe(422);
    }
    const refused = await server.send(`PATCH ${paths[0]}`, { body: { name: ' ', phone: '1' } });
    expect(refused.body.errors).toMatchObject([{ path: 'name' }, { path: 'phone' }]);
  });

  it('are erased from deleted bookings and from what was answered without naming them', async () => {
    const key = { 'Idempotency-Key': 'a key that nobody can guess' };
    const { id, secret } = await ask();
    const message = 'I nderuar Çlirim';
    await server.send(`POST /enquiries/${id}/offers`, { body: { ...request, message }, headers: key });
    const visit = { as: 'visitor', headers: key } as const;
    await server.send(`POST ${secret}/accept`, { ...visit, body: { version: 1, name: 'Çlirim' } });
    const { bookingId } = (await server.send(`GET /enquiries/${id}`)).body;
    await server.send(`DELETE /bookings/${String(bookingId)}`);
    const shown = await server.send(`GET /people/${id}`);
    expect(shown.body).toMatchObject({ bookings: [{ id: bookingId, title: asked.name }] });
    expect((await server.send(`DELETE /people/${id}`)).status).toBe(204);
    const stored = Object.entries(await wholeDatabase());
    expect(stored.flatMap(([name, text]) => (text.includes('Çlirim') ? [name] : []))).toEqual([]);
  });

  it('are erased when their time has come', async () => {
    const { id } = await ask();
    const { id: booked } = await ask({ phone: '068 222 3333' });
    await server.send(`PATCH /enquiries/${booked}`, { body: { state: 'booked' } });
    const terms = { enquiryDays: 365, bookingDays: 730 };
    const after = (days: number) => Date.now() + days * 24 * 3600_000;
    expect(await eraseExpired(terms, after(364))).toBe(0);
    expect(await eraseExpired(terms, after(366))).toBe(1);
    expect((await server.send('GET /people')).list.map((each) => each.id)).toEqual([booked]);
    expect(await eraseExpired(terms, after(730 + 39))).toBe(0);
    expect(await eraseExpired(terms, after(730 + 42))).toBe(1);
    expect((await server.send('GET /people')).list).toEqual([]);
    expect(await stateOf(id)).toBe('new');
  });

  it('are erased at most a fifth in one run, those who asked first', async () => {
    const asking = ['1', '2', '3', '4', '5', '6'].map((each) => ({
      name: each,
      phone: `06 911 2222 ${each}`,
    }));
    for (const person of asking) await ask({ ...person, email: '' });
    await server.send(`DELETE /enquiries/${(await ask({ name: '7', phone: '069 777 7777' })).id}`);
    const names = async () =>
      (await server.send('GET /enquiries')).list.map(({ name }) => String(name)).toSorted();
    const inYears = Date.now() + 5 * 365 * 24 * 3600_000;
    const runs: unknown[] = [];
    for (let run = 0; run < 3; run += 1) {
      const count = await eraseExpired({ enquiryDays: 365, bookingDays: 730 }, inYears);
      runs.push([count, (await names()).filter((name) => name !== '')]);
    }
    expect(runs).toEqual([
      [2, ['3', '4', '5', '6']],
      [1, ['4', '5', '6']],
      [1, ['5', '6']],
    ]);
  });

  it('are erased after the night of their booking, also where it was moved', async () => {
    const terms = { enquiryDays: 365, bookingDays: 730 };
    const days = async (id: string, day: number) => {
      const { body } = await server.send(`POST /enquiries/${id}/book`, { body: { state: 'confirmed' } });
      const path = `/bookings/${body.id}`;
      const moved = await server.send(`PATCH ${path}`, { body: { date: toDay(later(day)) } });
      expect(moved.status).toBe(200);
      return path;
    };
    const { id: put } = await ask();
    const { id: brought } = await ask({ phone: '068 222 3333' });
    const { id: removed } = await ask({ phone: '044 123 456' });
    await days(put, 60);
    await days(brought, 20);
    await server.send(`DELETE ${await days(removed, 50)}`);
    const eraseAfter = (nights: number) => eraseExpired(terms, Date.now() + (730 + nights) * 24 * 3600_000);
    expect(await eraseAfter(19)).toBe(0);
    expect(await eraseAfter(22)).toBe(1);
    expect(await eraseAfter(49)).toBe(0);
    expect(await eraseAfter(52)).toBe(1);
    expect((await server.send('GET /people')).list.map(({ id }) => id)).toEqual([put]);
    await server.send(`DELETE /enquiries/${put}`);
    expect(await eraseAfter(59)).toBe(0);
    expect(await eraseAfter(62)).toBe(1);
  });
});

describe('web push', () => {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };

  it('has one key, and one subscription for each endpoint', async () => {
    const [first, again] = [await server.send('GET /push/key'), await server.send('GET /push/key')];
    expect([first.body, String(first.body.key).length]).toEqual([again.body, 87]);
    const subscribe = (change: object = {}) =>
      server.send('POST /push/subscriptions', { body: { ...subscription, expirationTime: null, ...change } });
    const [one, two] = [await subscribe(), await subscribe()];
    expect([one.status, one.body.id]).toEqual([201, two.body.id]);
    await ask();
    expect(JSON.stringify(await notices.find().lean())).toMatch(/Kërkesë e re/);
    expect(JSON.stringify(await notices.find().lean())).not.toMatch(/Ndreu|069/);
    expect((await server.send(`DELETE /push/subscriptions/${one.body.id}`)).status).toBe(204);
    expect((await server.send(`DELETE /push/subscriptions/${one.body.id}`)).status).toBe(404);
  });

  it.each([
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com.evil.example/x',
    'https://x@evil.example/push.apple.com/',
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'x',
  ])('refuses %s at endpoint', async (endpoint) => {
    const { status, body } = await server.send('POST /push/subscriptions', {
      body: { ...subscription, endpoint },
    });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'endpoint' }]]);
  });
});
