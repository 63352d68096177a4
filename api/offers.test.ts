import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { sampleService } from '@ritmi/shared/domain/sample';
import { createLog } from '@ritmi/shared/server/log';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { collections } from './entities.js';
import { letters } from './mail/queue.js';
import { mailTask } from './mail/sending.js';
import { later, line, rebate, request, startEnquiries } from './testing/enquiries.js';
import type { TestServer } from './testing/server.js';
import { refusedWith, startSmtp } from './testing/smtp.js';

// Offers, the answers to them, and the letters that tell of both.

let server: TestServer;
let started: Awaited<ReturnType<typeof startEnquiries>>;
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  started = await startEnquiries(inject('mongoUri').replace('/?', '/offers?'));
  ({ server } = started);
  smtp = await startSmtp();
});
beforeEach(async () => {
  smtp.received = [];
  smtp.refusal = null;
  await started.reset();
});
afterAll(async () => {
  await smtp.stop();
  await started.stop();
});

const ask = (change?: object) => started.ask(change);
const offer = (id: string, change?: object) => started.offer(id, change);
const answer = (path: string, body: object) => started.answer(path, body);
const stateOf = (id: string) => started.stateOf(id);

const sendMail = () => mailTask(smtp.url, createLog('api', 'silent')).run(new AbortController().signal);
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
    await server.send(`PATCH /enquiries/${id}`, { body: { guests: 180 } });
    const [page, known] = await Promise.all(
      [`${secret}?compare=true`, secret].map((path) => server.send(`GET ${path}`, { as: 'visitor' })),
    );
    expect([page?.body.guests, known?.body.guests]).toEqual([180, undefined]);
    const { createdAt } = (await server.send(`GET /enquiries/${id}`)).body;
    expect([page?.body.askedAt, known?.body.askedAt]).toEqual([createdAt, undefined]);
    expect((await server.send(`GET /enquiries/${id}`)).body.offers).toEqual([body, second]);
  });

  it('has the terms of offers before the terms of service, in the language of the visitor', async () => {
    const offerTerms = [{ heading: 'Kapari', text: 'Brenda javës.' }];
    const translations = { en: { offerTerms: [{ heading: 'Deposit', text: 'Within the week.' }] } };
    const terms = [{ heading: 'Pronësia', text: 'E jona.' }];
    await server.send('PATCH /settings', { body: { offerTerms, terms, translations } });
    const [albanian, english] = [await ask(), await ask({ language: 'en' })];
    expect((await offer(albanian.id)).body).toMatchObject({
      terms: { text: 'Kapari\nBrenda javës.\n\nPronësia\nE jona.' },
    });
    expect((await offer(english.id)).body).toMatchObject({
      terms: { text: 'Deposit\nWithin the week.\n\nPronësia\nE jona.' },
    });
    await server.send('PATCH /settings', { body: { offerTerms: [] } });
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

  it('takes 30 answers an hour and 300 in all, and tells the agency of no more', async () => {
    const { id, secret } = await ask();
    const change = () => answer(`${secret}/change`, { message: 'Pa CO2' });
    const answered = (count: number, at: string) =>
      collections.enquiries.model.updateOne(
        { _id: id },
        { answers: Array(count).fill({ at, kind: 'change', version: null, name: '', text: '' }) },
      );
    await answered(29, later(-0.02));
    expect((await change()).status).toBe(200);
    const refused = await change();
    const waitS = Number(refused.headers.get('Retry-After'));
    expect([refused.status, waitS > 1500 && waitS <= 3600]).toEqual([429, true]);
    await answered(300, later(-1));
    expect([(await change()).status, (await change()).body.reason]).toEqual([409, 'state']);
    expect(await letters.countDocuments({ subject: /^Kërkohet një ndryshim/ })).toBe(1);
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
    const subjects = smtp.received.map((text) =>
      decoded(/^Subject: (.*(?:\r\n .*)*)/m.exec(text)?.[1] ?? ''),
    );
    expect(subjects).toEqual([
      expect.stringMatching(/^Kërkesë e re: Çlirim <b>Ndreu<\/b>, .+ \(R-\w+\)$/),
      expect.stringMatching(/^E morëm kërkesën tënde \(R-/),
      expect.stringMatching(/^Oferta jonë për natën tënde \(R-/),
      expect.stringMatching(/^Oferta u pranua: /),
    ]);
    const whole = smtp.received.map((text) => text.split('\r\n\r\n')[0]).join('\n');
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

  it('tell the visitor that the night is confirmed, once, with its entry for a calendar', async () => {
    const { id } = await ask();
    await offer(id, { message: 'Me kënaqësi' });
    await server.send(`POST /enquiries/${id}/book`, { body: { state: 'option' } });
    const confirm = () => server.send(`POST /enquiries/${id}/book`, { body: { state: 'confirmed' } });
    const booking = (await confirm()).body;
    await confirm();
    await server.send(`PATCH /bookings/${booking.id}`, { body: { notes: 'Klient i vështirë' } });
    const confirmed = await letters.find({ subject: /^Nata jote është rezervuar \(R-/ }).lean();
    const { text, attachment } = confirmed[0] ?? {};
    expect([confirmed.length, text?.includes('Vlen deri më'), attachment?.name, attachment?.type]).toEqual([
      1,
      false,
      'ritmi.ics',
      'text/calendar; charset=utf-8',
    ]);
    const lines = attachment?.content.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${booking.id}@ritmi`,
        'SUMMARY:Agjencia juaj: Dasmë',
        'LOCATION:Durrës',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(attachment?.content).not.toMatch(/Ndreu|DESCRIPTION/);
    await sendMail();
    expect(smtp.received.join('')).toContain('filename=ritmi.ics');
    const { id: other } = await ask({ email: '' });
    await server.send(`POST /enquiries/${other}/book`, { body: { state: 'confirmed' } });
    expect(await letters.countDocuments({ subject: /^Nata jote/ })).toBe(1);
  });

  it('are tried again when the server is away or busy, and given up when it refuses', async () => {
    await ask({ email: '' });
    const task = mailTask('smtp://127.0.0.1:1', createLog('api', 'silent'));
    await task.run(new AbortController().signal);
    const [waiting] = await letters.find().lean();
    expect([waiting?.state, Number(waiting?.nextAt) - Date.now() < 60_000]).toEqual(['queued', true]);
    await letters.updateMany({}, { nextAt: new Date() });
    smtp.refusal = refusedWith(451);
    await sendMail();
    expect((await shown('?state=queued')).length).toBe(1);
    await letters.updateMany({}, { nextAt: new Date() });
    smtp.refusal = refusedWith(550);
    await sendMail();
    const [failed] = await shown('?state=failed');
    smtp.refusal = null;
    expect((await server.send(`POST /mail/${String(failed?.id)}/resend`)).status).toBe(202);
    await sendMail();
    expect(smtp.received.join('')).toContain(`Message-ID: ${waiting?.messageId}`);
    expect((await server.send('POST /mail/none/resend')).status).toBe(404);
  });

  it('are unknown when the answer is lost, or the process ended in between', async () => {
    await ask({ email: '' });
    smtp.refusal = 'hang up';
    await sendMail();
    expect(await shown('?state=unknown')).toHaveLength(1);
    await letters.updateMany({}, { state: 'sending', claimedAt: new Date(Date.now() - 80_000) });
    expect(await shown('?state=queued')).toHaveLength(1);
    smtp.refusal = null;
    await sendMail();
    expect([await shown('?state=unknown'), smtp.received]).toEqual([[expect.anything()], []]);
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
