import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { toDay } from '@ritmi/shared/domain/time/date';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AttemptModel } from './auth/model.js';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;
let services: string[];
let draft: string;
let pkg: string;

beforeAll(async () => {
  files = await openTestUploads();
  const names = ['enquiries', 'services', 'packages'] as const;
  const rows = [...historyRoutes(collections, files.uploads), ...names.flatMap((name) => entityRoutes(name))];
  server = await serveRoutes(inject('mongoUri').replace('/?', '/enquiries?'), rows);
  const { id: _i, version: _v, createdAt: _c, updatedAt: _u, order: _o, ...service } = sampleService();
  const add = async (change: object) =>
    (await server.send('POST /services', { body: { ...service, ...change } })).body.id;
  services = [await add({ title: 'DJ', price: '450' }), await add({ title: 'Drita', price: '220' })];
  draft = await add({ title: 'E re', status: 'draft' });
  const { title, description } = samplePackage();
  const body = {
    title,
    description,
    serviceIds: services,
    translations: { en: { title: 'The full wedding' } },
  };
  pkg = (await server.send('POST /packages', { body })).body.id;
});
beforeEach(async () => {
  for (const model of [collections.enquiries.model, AttemptModel]) await model.deleteMany();
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const day = (count: number) => toDay(new Date(Date.now() + count * 24 * 3600_000).toISOString());

const asked = {
  name: 'Ana Hoxha',
  phone: '069 123 4567',
  date: day(40),
  place: 'Durrës',
  kind: 'dasme',
  language: 'sq',
  notice: '2026-11',
};

const ask = (change: object = {}, headers: Record<string, string> = {}) =>
  server.send('POST /enquiries', { as: 'visitor', body: { ...asked, ...change }, headers });
const add = async (change: object = {}) =>
  (await server.send('POST /enquiries', { body: { ...asked, ...change } })).body;
const list = async (query = '') => server.send(`GET /enquiries${query}`);
const key = (name: string) => ({ 'Idempotency-Key': `${name} that nobody guesses` });

describe('a visitor who asks', () => {
  it('gets a reference, the address of a page and the estimate', async () => {
    const { status, body, headers } = await ask({ packageId: pkg, language: 'en' });
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      reference: expect.stringMatching(/^R-[A-HJKMNP-Z2-9]{4,7}$/),
      url: expect.stringMatching(/^\/en\/kerkesa\/[\w-]{22,}$/),
      estimate: {
        lines: [{ kind: 'package', title: 'The full wedding', amount: '670.00' }],
        discount: '100.00',
        total: '570.00',
      },
    });
    const [enquiry] = (await list()).list;
    expect(enquiry).toMatchObject({
      ...asked,
      ...body,
      language: 'en',
      phoneE164: '+355691234567',
      state: 'new',
      source: 'site',
      unread: true,
      version: 1,
      email: '',
      part: 'evening',
      guests: null,
      packageId: pkg,
      serviceIds: [],
      artistId: null,
      notes: [],
      offers: [],
      possibleDuplicates: [],
      bookingId: null,
      assignee: null,
      remindAt: null,
    });
  });

  it.each([
    [{ date: day(-1), phone: '12', notice: undefined }, ['date', 'notice', 'phone']],
    [{ packageId: 'none' }, ['packageId']],
    [{ artistId: 'none' }, ['artistId']],
    [{ artistId: 'none', packageId: 'none' }, ['artistId', 'packageId']],
    [{ name: '', packageId: 'none' }, ['name', 'packageId']],
    [{ state: 'answered', assignee: 'me' }, ['assignee', 'state']],
  ])('%j is 422 at %j', async (change, paths) => {
    const { status, body } = await ask(change);
    const errors = body.errors as { path: string }[];
    expect([status, errors.map(({ path }) => path).toSorted()]).toEqual([422, paths]);
  });

  it('cannot choose a draft, nor services beside a package', async () => {
    expect((await ask({ serviceIds: [draft] })).status).toBe(422);
    const both = await ask({ serviceIds: services, packageId: pkg });
    expect([both.status, both.body.errors]).toMatchObject([422, [{ path: 'serviceIds' }]]);
  });

  it('may send null for what may be left open, and names that mean something to programs', async () => {
    const open = 'email part guests message packageId serviceIds artistId mayPublish website fromForm';
    const nulls = Object.fromEntries(open.split(' ').map((name) => [name, null]));
    expect((await ask(nulls)).status).toBe(201);
    expect((await list()).list[0]).toMatchObject({
      email: '',
      part: 'evening',
      guests: null,
      serviceIds: [],
    });
    expect((await ask({ constructor: 'x', toString: 1, phone: '068 222 3333' })).status).toBe(201);
    const { body } = await ask({ state: null, phone: '068 222 3334' });
    expect(body.errors).toMatchObject([{ path: 'state', code: 'notSettable' }]);
  });

  it('asks once with a key, however often it is sent', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => ask({}, key('a key'))));
    for (const each of others) expect([each.status, each.body]).toEqual([201, first?.body]);
    const other = await ask({ name: 'Tjetër' }, key('a key'));
    expect([other.status, JSON.stringify(other.body)]).toEqual([422, expect.not.stringContaining('R-')]);
    expect((await ask({}, { 'Idempotency-Key': 'a'.repeat(21) })).status).toBe(422);
    expect((await list()).list).toHaveLength(1);
  });

  it('asks once by equal forms without scripts', async () => {
    const sent = await Promise.all([
      ask({ fromForm: true }),
      ask({ fromForm: true, message: 'Edhe një herë' }),
    ]);
    const later = await ask({ fromForm: true });
    const other = await ask({ fromForm: true, date: day(41) });
    const urls = [...sent, later, other].map(({ body }) => body.url);
    expect([new Set(urls.slice(0, 3)).size, new Set(urls).size]).toEqual([1, 2]);
  });

  it('sees on the page of the enquiry what was asked, and nothing that is internal', async () => {
    const { body } = await ask({ serviceIds: services, message: 'Na thirrni' });
    const secret = String(body.url).split('/').at(-1);
    const {
      status,
      body: view,
      headers,
    } = await server.send(`GET /enquiries/by-secret/${secret}`, { as: 'visitor' });
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const { reference, estimate } = body;
    const { date, place, kind, language } = asked;
    const state = 'new';
    expect(view).toEqual({
      reference,
      state,
      date,
      part: 'evening',
      place,
      kind,
      language,
      estimate,
      offer: null,
      expired: false,
    });
    expect((await server.send('GET /enquiries/by-secret/nobody', { as: 'visitor' })).status).toBe(404);
  });
});

describe('spam', () => {
  it('is answered alike, and kept aside', async () => {
    const trapped = await ask({ website: 'https://a.example' });
    expect([trapped.status, Object.keys(trapped.body)]).toEqual([201, ['reference', 'url', 'estimate']]);
    const sent = await Promise.all(Array.from({ length: 6 }, () => ask({ phone: '+355 68 222 3333' })));
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { list: shown, headers } = await list();
    expect([shown.length, headers.get('X-Total-Count')]).toEqual([5, '5']);
    const { list: spam } = await list('?state=spam');
    expect(spam.map(({ phoneE164 }) => String(phoneE164)).toSorted()).toEqual([
      '+355682223333',
      '+355691234567',
    ]);
    const secret = String(trapped.body.url).split('/').at(-1);
    const view = await server.send(`GET /enquiries/by-secret/${secret}`, { as: 'visitor' });
    expect(view.body).toMatchObject({ state: 'new' });
  });

  it('does not count repeats, nor what staff write down', async () => {
    const phone = '068 222 3334';
    for (let turn = 0; turn < 7; turn += 1) await ask({ phone }, key('repeated'));
    for (let turn = 0; turn < 7; turn += 1) await add({ phone });
    await ask({ phone });
    expect((await list('?state=spam')).list).toEqual([]);
  });

  it('does not count what was refused, which people send again', async () => {
    const phone = '068 222 3335';
    for (let turn = 0; turn < 6; turn += 1)
      expect((await ask({ phone, packageId: 'gone' })).status).toBe(422);
    expect((await ask({ phone })).status).toBe(201);
    expect((await list('?state=spam')).list).toEqual([]);
  });

  it('of an address counts from 60 an hour, and is refused from 300', async () => {
    const phone = (turn: number) => `+355 69 ${2_000_000 + turn}`;
    const turns = Array.from({ length: 61 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => ask({ phone: phone(turn) })));
    expect((await list('?state=spam')).list).toHaveLength(1);
    await AttemptModel.updateMany({ key: /^enquiry-address/ }, { points: 300 });
    const { status, headers } = await ask({ phone: phone(70) });
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});

describe('staff', () => {
  it('write down what came by phone', async () => {
    const { status, body } = await server.send('POST /enquiries', {
      body: { name: 'Besa', phone: '044 123 456', date: day(3), source: 'viber' },
    });
    expect([status, body]).toMatchObject([
      201,
      { source: 'viber', phoneE164: '+38344123456', state: 'new', unread: false, version: 1 },
    ]);
    expect(body.url).toMatch(/^\/kerkesa\//);
  });

  it('read the list page by page, the newest first', async () => {
    for (const name of ['Një', 'Dy', 'Tre']) await add({ name });
    const first = await list('?limit=2');
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await server.send(`GET ${next}`);
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['Tre', 'Dy', 'Një']);
    expect([first.headers.get('X-Total-Count'), second.headers.get('Link')]).toEqual(['3', null]);
    expect((await list('?cursor=x')).status).toBe(422);
    expect((await list('?state=lost')).status).toBe(422);
  });

  it.each([
    ['Jörg Großmann', 'jorg grossmann'],
    ['Αθήνα', 'ΑΘΗΝΑ'],
    ['Николай', 'николаи'],
    ['Ægir Þór', 'aegir thor'],
    ['❤️ 김민준', '❤'],
  ])('find %s as it was written and by %s', async (name, other) => {
    for (const each of [name, 'Besa']) await add({ name: each });
    for (const q of [name, other]) {
      const { list: found } = await list(`?q=${encodeURIComponent(q)}`);
      expect([q, found.map((each) => each.name)]).toEqual([q, [name]]);
    }
  });

  it('find by name, phone, reference, place, night and person', async () => {
    const enquiry = await add({ name: 'Çlirim Ndreu', place: 'Vlorë', date: day(10), assignee: 'arta' });
    const other = await add({ name: 'Besa', phone: '+383 44 123 456', date: day(20) });
    const found = async (query: string) => (await list(`?${query}`)).list.map(({ name }) => name);
    for (const q of ['clirim', 'vlore', '069 123 45', '+355691234567', '00355 69', 'ndreu çlirim']) {
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [enquiry.name]]);
    }
    expect(await found(`q=${String(other.reference).toLowerCase()}`)).toEqual(['Besa']);
    expect(await found(`from=${day(15)}`)).toEqual(['Besa']);
    expect(await found(`to=${day(10)}&assignee=arta`)).toEqual([enquiry.name]);
    expect(await found('q=nobody')).toEqual([]);
    // Nothing that anybody sees, and what a pattern of MongoDB cannot have.
    for (const q of ['%20', '%00', '%E2%80%8B', '%C2%AD%00']) {
      expect([q, await found(`q=${q}`)]).toEqual([q, ['Besa', enquiry.name]]);
    }
    expect(await found('q=vlo%00nobody')).toEqual([]);
    for (const letter of ['s', 'o', 'ω', 'и', 'ₒ', 'ß']) {
      expect([letter, await found(`q=${encodeURIComponent(letter.repeat(200))}`)]).toEqual([letter, []]);
    }
    expect(await found('unread=true')).toEqual([]);
    await server.send(`PATCH /enquiries/${other.id}`, { body: { unread: true } });
    expect(await found('unread=true')).toEqual(['Besa']);
    expect((await list('?unread=no')).status).toBe(422);
  });

  it('see who has asked before', async () => {
    const [first, second] = [await add(), await add({ phone: '+355 (0)69 123 4567' })];
    const [newest, oldest] = (await list()).list;
    expect([newest?.possibleDuplicates, oldest?.possibleDuplicates]).toEqual([[first.id], [second.id]]);
  });

  it('change state and what was asked, beside each other', async () => {
    const { id } = await add();
    const change = (body: object, version = 1) =>
      server.send(`PATCH /enquiries/${id}`, { body, headers: { 'If-Match': `"${version}"` } });
    const changed = await change({ state: 'answered', phone: '068 222 3333' });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { state: 'answered', phoneE164: '+355682223333', version: 2 },
    ]);
    expect((await change({ place: 'Vlorë' })).status).toBe(200);
    const stale = await change({ place: 'Sarandë' }, 2);
    expect([stale.status, stale.body]).toMatchObject([409, { conflicts: ['place'] }]);
    const skipped = await server.send(`PATCH /enquiries/${id}`, { body: { state: 'done' } });
    expect([skipped.status, skipped.body]).toMatchObject([422, { errors: [{ path: 'state' }] }]);
    const unknown = await server.send(`PATCH /enquiries/${id}`, { body: { artistId: 'none' } });
    expect([unknown.status, unknown.body]).toMatchObject([422, { errors: [{ path: 'artistId' }] }]);
    const whole = await server.send(`PATCH /enquiries/${id}`, {
      body: (await server.send(`GET /enquiries/${id}`)).body,
    });
    expect([whole.status, whole.body.version]).toEqual([200, 3]);
  });

  it('add notes, which the history has, and bring an enquiry back from the trash', async () => {
    const { id } = await add();
    const noted = await server.send(`POST /enquiries/${id}/notes`, { body: { text: 'Thirr nesër' } });
    const notes = [{ id: expect.any(String), at: expect.any(String), by: 'Tester', text: 'Thirr nesër' }];
    expect([noted.status, noted.body]).toMatchObject([201, { notes, version: 2 }]);
    expect((await server.send(`POST /enquiries/${id}/notes`, { body: { text: ' ' } })).status).toBe(422);
    const past = await server.send(`GET /enquiries/${id}/history`);
    expect(past.list).toMatchObject([{ changes: [{ field: 'notes' }] }, { op: 'create' }]);
    expect((await server.send(`DELETE /enquiries/${id}`)).status).toBe(204);
    expect((await list()).list).toEqual([]);
    expect((await server.send(`POST /trash/${id}/restore`)).status).toBe(200);
    expect((await server.send(`GET /enquiries/${id}`)).body).toMatchObject({ notes, ...asked, version: 3 });
  });

  it('are the only ones who read', async () => {
    const { id } = await add();
    const calls = [
      'GET /enquiries',
      `GET /enquiries/${id}`,
      `PATCH /enquiries/${id}`,
      `POST /enquiries/${id}/notes`,
    ];
    for (const call of [...calls, `DELETE /enquiries/${id}`, `GET /enquiries/${id}/history`]) {
      const body = call.startsWith('P') ? { text: 'x' } : undefined;
      expect([call, (await server.send(call, { as: 'visitor', ...(body && { body }) })).status]).toEqual([
        call,
        401,
      ]);
    }
    const told = await mongoose.connection
      .collection('history')
      .countDocuments({ entity: 'enquiries', shown: { $ne: null } });
    expect(told).toBe(0);
  });
});
