import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { createLog } from '@ritmi/shared/server/log';
import { sampleService } from '@ritmi/shared/domain/sample';
import { toDay } from '@ritmi/shared/domain/time/date';
import mongoose from 'mongoose';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { AttemptModel } from './auth/model.js';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { letters } from './mail/queue.js';
import { mailRoutes } from './mail/routes.js';
import { mailTask } from './mail/sending.js';
import { setMail } from './mail/settings.js';
import { eraseExpired } from './people/retention.js';
import { peopleRoutes } from './people/routes.js';
import { notices } from './push/model.js';
import { pushRoutes } from './push/routes.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

// Offers, what is told of them, and the people who get them.

let server: TestServer;
let files: TestUploads;
let smtp: SMTPServer;
let smtpUrl = '';
let received: string[] = [];
/** What the mail server answers next; null takes the letter. */
let refusal: (Error & { responseCode?: number }) | 'hang up' | null = null;

beforeAll(async () => {
  files = await openTestUploads();
  server = await serveRoutes(inject('mongoUri').replace('/?', '/offers?'), [
    ...historyRoutes(collections, files.uploads),
    ...entityRoutes('enquiries'),
    ...entityRoutes('settings'),
    ...entityRoutes('services'),
    ...entityRoutes('resources'),
    ...entityRoutes('bookings'),
    ...mailRoutes(),
    ...peopleRoutes(),
    ...pushRoutes(),
  ]);
  smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, session, done) => {
      if (refusal === 'hang up') {
        smtp.connections.forEach((connection) => connection.close());
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (!refusal) received.push(Buffer.concat(parts).toString());
        done(refusal instanceof Error ? refusal : null);
      });
    },
  });
  await new Promise<void>((resolve) => {
    const { server: listening } = smtp;
    smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
      resolve();
    });
  });
});
beforeEach(async () => {
  received = [];
  refusal = null;
  setMail({ from: 'Ritmi <ritmi@example.al>', to: ['zyra@example.al'], site: 'https://ritmi.example' });
  for (const model of [collections.enquiries.model, AttemptModel, letters]) await model.deleteMany();
  for (const name of ['history', 'trash', 'idempotency'])
    await mongoose.connection.collection(name).deleteMany();
});
afterAll(async () => {
  setMail(null);
  await new Promise<void>((resolve) => smtp.close(resolve));
  await files.close();
  await server.stop();
});

const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

const asked = {
  name: 'Çlirim <b>Ndreu</b>',
  phone: '069 123 4567',
  email: 'clirim@example.al',
  date: toDay(later(40)),
  place: 'Durrës',
  kind: 'dasme',
  language: 'sq',
  notice: '1',
  message: 'Na thirrni pas orës 18',
};

const line = { kind: 'service', title: 'Ndriçim skenik për ëndrra', quantity: 2, amount: '150.00' };
const rebate = { kind: 'rebate', title: 'Zbritje', quantity: 1, amount: '-50.00' };
const request = { lines: [line, rebate], validUntil: later(5), deposit: { amount: '100', dueAt: later(3) } };

/** An enquiry of a visitor: its id, and the path of its calls by secret. */
async function ask(change: object = {}) {
  const { body } = await server.send('POST /enquiries', { as: 'visitor', body: { ...asked, ...change } });
  const [enquiry] = (await server.send('GET /enquiries?limit=1')).list;
  return { id: String(enquiry?.id), secret: `/enquiries/by-secret/${String(body.url).split('/').at(-1)}` };
}

const offer = (id: string, change: object = {}) =>
  server.send(`POST /enquiries/${id}/offers`, { body: { ...request, ...change } });
const answer = (path: string, body: object) => server.send(`POST ${path}`, { as: 'visitor', body });
const stateOf = async (id: string) => (await server.send(`GET /enquiries/${id}`)).body.state;

const sendMail = () => mailTask(smtpUrl, createLog('api', 'silent')).run(new AbortController().signal);
const shown = async (query = '') => (await server.send(`GET /mail${query}`)).list;

describe('an offer', () => {
  it('has the terms and the rate of its day, and never changes', async () => {
    const { id, secret } = await ask();
    const { status, body } = await offer(id);
    expect([status, body]).toMatchObject([
      201,
      {
        version: 1,
        lines: [line, rebate],
        discount: '0.00',
        total: '250.00',
        validUntil: request.validUntil,
        deposit: { amount: '100.00', dueAt: request.deposit.dueAt },
        lekPerEuro: '99.00',
      },
    ]);
    const { text, hash } = body.terms as { text: string; hash: string };
    expect([text.length > 100, hash]).toEqual([true, createHash('sha256').update(text).digest('hex')]);
    await server.send('PATCH /settings', {
      body: { lek: { perEuro: '101' }, terms: [{ heading: 'Të reja', text: 'Po' }] },
    });
    const second = (await offer(id, { discount: '20.50' })).body;
    expect(second).toMatchObject({
      version: 2,
      total: '229.50',
      lekPerEuro: '101.00',
      terms: { text: 'Të reja\nPo' },
    });
    const view = (await server.send(`GET ${secret}?compare=true`, { as: 'visitor' })).body;
    expect(view).toMatchObject({ state: 'offered', offer: second, previous: body, expired: false });
    expect((await server.send(`GET /enquiries/${id}`)).body.offers).toEqual([body, second]);
  });

  it('is refused where it is wrong, or no offer may follow', async () => {
    const { id } = await ask();
    const past = await offer(id, { validUntil: later(-1), deposit: { amount: '1', dueAt: later(-1) } });
    const errors = past.body.errors as { path: string }[];
    expect([past.status, errors.map(({ path }) => path)]).toEqual([422, ['validUntil', 'deposit.dueAt']]);
    await server.send(`PATCH /enquiries/${id}`, { body: { state: 'declined' } });
    expect([(await offer(id)).status, (await offer('none')).status]).toEqual([422, 404]);
  });

  it('is accepted in its last version, once', async () => {
    const { id, secret } = await ask();
    const accept = (version: number) => answer(`${secret}/accept`, { version, name: 'Çlirim Ndreu' });
    expect((await accept(1)).body).toMatchObject({ code: 'tooLate', reason: 'state' });
    await offer(id);
    await offer(id);
    const old = await accept(1);
    expect([old.status, old.body]).toMatchObject([
      409,
      { reason: 'version', message: 'There is a newer offer' },
    ]);
    expect((await answer(`${secret}/accept`, { version: 2 })).status).toBe(422);
    const accepted = await accept(2);
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { state: 'accepted', offer: { version: 2 } },
    ]);
    expect([(await accept(2)).status, (await accept(1)).status]).toEqual([200, 409]);
    const { body } = await server.send(`GET /enquiries/${id}`);
    expect(body).toMatchObject({
      unread: true,
      answers: [{ kind: 'accepted', version: 2, name: 'Çlirim Ndreu' }],
    });
  });

  it('cannot be accepted after its time, or after a change was asked for', async () => {
    const { id, secret } = await ask();
    await offer(id);
    await collections.enquiries.model.updateOne({ _id: id }, { 'offers.0.validUntil': later(-1) });
    const late = await answer(`${secret}/accept`, { version: 1, name: 'Çlirim' });
    expect([late.status, late.body.reason]).toEqual([409, 'expired']);
    expect((await server.send(`GET ${secret}`, { as: 'visitor' })).body).toMatchObject({ expired: true });
    expect((await answer(`${secret}/change`, { message: 'Pa CO2, ju lutem' })).body.state).toBe('answered');
    const changed = await answer(`${secret}/accept`, { version: 1, name: 'Çlirim' });
    expect([changed.status, changed.body.reason, await stateOf(id)]).toEqual([409, 'state', 'answered']);
  });

  it('is declined, and not answered twice', async () => {
    const { id, secret } = await ask();
    await offer(id);
    for (const turn of [1, 2]) {
      const { status, body } = await answer(`${secret}/decline`, { reason: 'Shumë shtrenjtë' });
      expect([turn, status, body.state]).toEqual([turn, 200, 'declined']);
    }
    const { body } = await server.send(`GET /enquiries/${id}`);
    expect(body.answers).toMatchObject([{ kind: 'declined', version: 1, text: 'Shumë shtrenjtë' }]);
    await server.send(`PATCH /enquiries/${id}`, { body: { state: 'answered' } });
    await server.send(`PATCH /enquiries/${id}`, { body: { state: 'booked' } });
    const late = await answer(`${secret}/decline`, {});
    expect([late.status, late.body.reason]).toEqual([409, 'state']);
  });

  it('takes what the night needs with its acceptance, and gives it back when it is declined', async () => {
    const { body: crew } = await server.send('POST /resources', {
      body: { name: 'Ekipi', kind: 'team', capacity: 1 },
    });
    const { id: _i, version: _v, createdAt: _c, updatedAt: _u, order: _o, ...service } = sampleService();
    const needs = [{ resourceId: crew.id, quantity: 1 }];
    const { body: chosen } = await server.send('POST /services', { body: { ...service, needs } });
    const rivals = [
      await ask({ serviceIds: [chosen.id] }),
      await ask({ serviceIds: [chosen.id], phone: '068 222 3333' }),
    ];
    for (const { id } of rivals) await offer(id);
    const accept = ({ secret }: { secret: string }) =>
      answer(`${secret}/accept`, { version: 1, name: 'Ana' });
    const answers = await Promise.all(rivals.map(accept));
    expect(
      answers
        .map(({ status, body }) => [status, body.reason] as const)
        .toSorted(([one], [other]) => one - other),
    ).toEqual([
      [200, undefined],
      [409, 'full'],
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const [won, lost] = [rivals[winner], rivals[1 - winner]];
    const { bookingId } = (await server.send(`GET /enquiries/${won?.id}`)).body;
    const until = request.deposit.dueAt;
    const booking = await server.send(`GET /bookings/${String(bookingId)}`);
    expect(booking.body).toMatchObject({
      state: 'option',
      until,
      enquiryId: won?.id,
      total: '250.00',
      resources: needs,
    });
    expect(await stateOf(String(lost?.id))).toBe('offered');
    await answer(`${won?.secret}/decline`, {});
    expect((await server.send(`GET /bookings/${String(bookingId)}`)).body.state).toBe('cancelled');
    expect((await accept(lost ?? { secret: '' })).status).toBe(200);
  });

  it('is a PDF of one or two pages with text that can be selected', async () => {
    const { id, secret } = await ask();
    await offer(id);
    const rows = Array.from({ length: 60 }, (_, index) => ({ ...line, title: `${line.title} ${index}` }));
    await server.send('PATCH /settings', {
      body: { terms: [{ heading: 'Kushtet', text: 'Çdo natë. '.repeat(1500) }] },
    });
    await offer(id, { lines: rows });
    for (const path of [`/enquiries/${id}/offers/1.pdf`, `${secret}/offers/2.pdf`]) {
      const headers = path.includes('by-secret') ? {} : { Authorization: 'Bearer a-valid-token' };
      const response = await fetch(server.base + path, { headers });
      const file = Buffer.from(await response.arrayBuffer());
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Cache-Control'),
      ]).toEqual([200, 'application/pdf', 'no-store']);
      const plain = file.toString('latin1');
      expect(plain.startsWith('%PDF-')).toBe(true);
      expect([1, 2]).toContain(plain.match(/\/Type \/Page\b/g)?.length);
      expect(plain).toContain('[0 0 595.28 841.89]');
      // The maps from glyphs to characters have ë and ç.
      expect(
        streamsIn(file)
          .filter((text) => text.includes('beginbfrange'))
          .join(''),
      ).toMatch(/00eb.*00e7|00e7.*00eb/is);
    }
    const statuses = [
      `GET ${secret}/offers/3.pdf`,
      'GET /enquiries/none/offers/1.pdf',
      `GET ${secret}/offers/x.pdf`,
    ];
    for (const call of statuses) expect([call, (await server.send(call)).status]).toEqual([call, 404]);
  });
});

/** The streams of a PDF that are compressed texts. */
function streamsIn(file: Buffer): string[] {
  const parts = file
    .toString('latin1')
    .split(/stream\r?\n/)
    .slice(1);
  return parts.flatMap((part) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1')];
    } catch {
      return [];
    }
  });
}

describe('letters', () => {
  it('tell agency and visitor, each once, with nothing unescaped', async () => {
    const { id, secret } = await ask();
    await offer(id, { message: 'Me <kënaqësi>' });
    await answer(`${secret}/accept`, { version: 1, name: 'Ana\r\nBcc: x@example.al' });
    expect((await shown('?state=queued')).length).toBe(4);
    await sendMail();
    await sendMail();
    expect((await shown()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
    const subjects = received.map((text) => decoded(/^Subject: (.*(?:\r\n .*)*)/m.exec(text)?.[1] ?? ''));
    expect(subjects).toEqual([
      expect.stringMatching(/^Kërkesë e re: Çlirim <b>Ndreu<\/b>, .+ \(R-\w+\)$/),
      expect.stringMatching(/^E morëm kërkesën tënde \(R-/),
      expect.stringMatching(/^Oferta jonë për natën tënde \(R-/),
      expect.stringMatching(/^Oferta u pranua: /),
    ]);
    const whole = received.map((text) => text.split('\r\n\r\n')[0]).join('\n');
    expect(whole).toMatch(/^To: clirim@example.al/m);
    expect(whole).toMatch(/^Reply-To: clirim@example.al/m);
    expect(whole).toMatch(/^Reply-To: zyra@example.al/m);
    expect(whole).not.toMatch(/^Bcc:/m);
    const queued = await letters.find().lean();
    for (const { html } of queued) expect(html).not.toMatch(/<b>|<kënaqësi>/);
    expect(queued.map(({ text }) => text).join('')).toContain('https://ritmi.example/kerkesa/');
    expect(new Set(queued.map(({ messageId }) => messageId)).size).toBe(4);
  });

  it('are in the language of the visitor, and none is sent of spam', async () => {
    await ask({ language: 'en', website: 'x' });
    expect(await shown()).toEqual([]);
    await ask({ language: 'en' });
    expect((await shown()).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^We have received/),
    );
  });

  it('are tried again when the server is away or busy, and given up when it refuses', async () => {
    await ask({ email: '' });
    const task = mailTask('smtp://127.0.0.1:1', createLog('api', 'silent'));
    await task.run(new AbortController().signal);
    const [waiting] = await letters.find().lean();
    expect([waiting?.state, Number(waiting?.nextAt) - Date.now() < 60_000]).toEqual(['queued', true]);
    await letters.updateMany({}, { nextAt: new Date() });
    refusal = Object.assign(new Error('try later'), { responseCode: 451 });
    await sendMail();
    expect((await shown('?state=queued')).length).toBe(1);
    await letters.updateMany({}, { nextAt: new Date() });
    refusal = Object.assign(new Error('no such person'), { responseCode: 550 });
    await sendMail();
    const [failed] = await shown('?state=failed');
    refusal = null;
    expect((await server.send(`POST /mail/${String(failed?.id)}/resend`)).status).toBe(202);
    await sendMail();
    expect(received.join('')).toContain(`Message-ID: ${waiting?.messageId}`);
    expect((await server.send('POST /mail/none/resend')).status).toBe(404);
  });

  it('are unknown when the answer is lost, or the process ended in between', async () => {
    await ask({ email: '' });
    refusal = 'hang up';
    await sendMail();
    expect(await shown('?state=unknown')).toHaveLength(1);
    await letters.updateMany({}, { state: 'sending', claimedAt: new Date(Date.now() - 80_000) });
    expect(await shown('?state=queued')).toHaveLength(1);
    refusal = null;
    await sendMail();
    expect([await shown('?state=unknown'), received]).toEqual([[expect.anything()], []]);
  });
});

const decoded = (subject: string) =>
  subject
    .replaceAll(/\?=\r?\n =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_all, text: string) =>
      Buffer.from(
        text
          .replaceAll('_', ' ')
          .replaceAll(/=([\dA-F]{2})/g, (_hex, code: string) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          ),
        'latin1',
      ).toString(),
    )
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_all, text: string) => Buffer.from(text, 'base64').toString());

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
    const other = await ask({ name: 'Besa', phone: '044 123 456', email: 'besa@example.al' });
    expect((await server.send(`DELETE /people/${id}`)).status).toBe(204);
    const everything = await wholeDatabase();
    const secrets = ['Çlirim', 'Ndreu', '069 123 4567', '691234567', 'clirim@', 'Sekret', 'orës 18'];
    for (const text of secrets) expect([text, everything.includes(text)]).toEqual([text, false]);
    for (const text of ['Besa', 'besa@example.al']) expect(everything).toContain(text);
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
});

async function wholeDatabase(): Promise<string> {
  const { db } = mongoose.connection;
  const names = (await db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
  const all = await Promise.all(names.map((name) => db?.collection(name).find().toArray()));
  return JSON.stringify(all);
}

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
