import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { weekdayOf } from '@ritmi/shared/domain/time/month';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { trash } from './db/trash.js';
import { date, needs, openBookings } from './testing/bookings.js';

let opened: Awaited<ReturnType<typeof openBookings>>;

beforeAll(async () => {
  opened = await openBookings(inject('mongoUri').replace('/?', '/calendar?'));
});
beforeEach(() => opened.reset());
afterAll(() => opened.close());

const server = { send: (...call: Parameters<typeof opened.server.send>) => opened.server.send(...call) };
const book = (change?: object) => opened.book(change);

/** A text as its bytes say, with the byte order mark that `Response.text` leaves out. */
async function textOf(url: string, headers = {}) {
  const response = await fetch(url, { headers });
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return { status: response.status, type: response.headers.get('Content-Type'), text };
}

describe('a calendar feed', () => {
  const add = (body: object) => server.send('POST /calendar-feeds', { body });

  /** The entries of a calendar by their titles. */
  async function entries(url: string) {
    const { text } = await textOf(url);
    const unfolded = text.replaceAll('\r\n ', '');
    const found = unfolded.split('BEGIN:VEVENT').slice(1);
    const valueIn = (entry: string, name: string) =>
      new RegExp(`^${name}[:;](.*)$`, 'm').exec(entry)?.[1]?.trim();
    return Object.fromEntries(
      found.map((entry) => [
        valueIn(entry, 'SUMMARY'),
        ['UID', 'SEQUENCE', 'STATUS'].map((name) => valueIn(entry, name)),
      ]),
    );
  }

  it('has an absolute address that needs no token, until it is removed', async () => {
    const { status, body } = await add({ name: 'Telefoni' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Telefoni',
        resourceId: null,
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/calendar\/[\w-]{32}\.ics$/),
      },
    ]);
    expect((await server.send('GET /calendar-feeds')).list).toEqual([body]);
    await book({ title: 'Dasma', part: 'all' });
    const calendar = await textOf(String(body.url));
    expect([calendar.status, calendar.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(calendar.text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
    expect((await server.send('GET /calendar-feeds', { as: 'visitor' })).status).toBe(401);
    expect((await server.send(`DELETE /calendar-feeds/${body.id}`)).status).toBe(204);
    expect((await server.send(`DELETE /calendar-feeds/${body.id}`)).status).toBe(404);
    expect((await textOf(String(body.url))).status).toBe(404);
    expect((await add({ name: ' ', resourceId: null })).body.errors).toMatchObject([{ path: 'name' }]);
    expect((await add({ name: 'x', resourceId: 'none' })).status).toBe(422);
  });

  it('keeps the id and raises the sequence of what is held, confirmed, lapsed, cancelled or deleted', async () => {
    const url = String((await add({ name: 'Zyra' })).body.url);
    const option = (await book({ title: 'A', state: 'option' })).body;
    const seen = [await entries(url)];
    await opened.patch(option.id, { state: 'confirmed' });
    seen.push(await entries(url));
    await server.send(`DELETE /bookings/${option.id}`);
    seen.push(await entries(url));
    await server.send(`POST /trash/${option.id}/restore`);
    seen.push(await entries(url));
    await opened.patch(option.id, { state: 'cancelled' });
    seen.push(await entries(url));
    const versions = seen.map(({ A: [uid, sequence, status] = [] }) => [uid, Number(sequence), status]);
    expect(versions.map(([uid]) => uid)).toEqual(versions.map(() => `${option.id}@ritmi`));
    expect(versions.map(([, , status]) => status)).toEqual([
      'TENTATIVE',
      'CONFIRMED',
      'CANCELLED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    const sequences = versions.map(([, sequence]) => Number(sequence));
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    const lapsing = (await book({ title: 'B', state: 'option' })).body;
    await opened.lapse(lapsing.id);
    expect((await entries(url)).B?.[2]).toBe('CANCELLED');
  });

  it('has 90 days back, three years ahead, cancelled ones for 30 days, and one resource if asked', async () => {
    const url = String((await add({ name: 'Dritat', resourceId: opened.ids.lights })).body.url);
    const resources = needs([opened.ids.lights, 1]);
    await book({ title: 'DJ' });
    for (const [title, days] of Object.entries({ old: -91, past: -90, ahead: 1000, far: 1100 })) {
      await book({ title, date: addDays(today(), days), resources });
    }
    const gone = (await book({ title: 'gone', resources })).body;
    await server.send(`DELETE /bookings/${gone.id}`);
    expect(Object.keys(await entries(url)).sort()).toEqual(['ahead', 'gone', 'past']);
    const longAgo = new Date(Date.now() - 31 * 24 * 3600_000);
    await trash.updateOne({ _id: gone.id }, { $set: { deletedAt: longAgo } });
    expect(Object.keys(await entries(url)).sort()).toEqual(['ahead', 'past']);
  });
});

it('a calendar of one resource says that a night is cancelled there which no longer needs it', async () => {
  const { dj, lights } = opened.ids;
  const add = async (name: string, resourceId: string) =>
    String((await server.send('POST /calendar-feeds', { body: { name, resourceId } })).body.url);
  const [ofDj, ofLights] = [await add('DJ', dj), await add('Dritat', lights)];
  const { id } = (await book({ title: 'Dasma', resources: needs([dj, 1], [lights, 1]) })).body;
  const seen = async (url: string) => {
    const { text } = await textOf(url);
    return [/^UID:(.*)\r$/m, /^SEQUENCE:(.*)\r$/m, /^STATUS:(.*)\r$/m].map((line) => line.exec(text)?.[1]);
  };
  const before = await seen(ofDj);
  await opened.patch(id, { resources: needs([lights, 1]) });
  const after = await seen(ofDj);
  expect([before[0], before[2]]).toEqual([`${id}@ritmi`, 'CONFIRMED']);
  expect([after[0], after[2], Number(after[1]) > Number(before[1])]).toEqual([before[0], 'CANCELLED', true]);
  expect((await seen(ofLights))[2]).toBe('CONFIRMED');
  await opened.patch(id, { resources: needs([dj, 1], [lights, 1]) });
  const back = await seen(ofDj);
  expect([back[2], Number(back[1]) > Number(after[1])]).toEqual(['CONFIRMED', true]);
});

describe('GET /bookings.csv', () => {
  const read = async (query: string) => {
    const headers = { Authorization: 'Bearer a-valid-token' };
    return textOf(`${opened.server.base}/bookings.csv${query}`, headers);
  };

  it('is a table with a byte order mark whose cells no spreadsheet runs', async () => {
    await book({
      title: '=HYPERLINK("http://evil.example")',
      place: 'Durrës, "Plazh"',
      notes: '@SUM(1)\n-2',
    });
    const { status, type, text } = await read('');
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, row] = text.split('\r\n');
    expect(head).toBe(
      '\ufeffData,Pjesa e ditës,Titulli,Vendi,Gjendja,Deri më,Burimet,Shuma (€),Paguar (€),Mbetur (€),Shënime',
    );
    expect(row).toBe(
      `${date},Mbrëmje,"'=HYPERLINK(""http://evil.example"")","Durrës, ""Plazh""",Konfirmuar,,1 × DJ,0.00,0.00,0.00,"'@SUM(1)\n-2"`,
    );
  });

  it('has the days and the separator that are asked for', async () => {
    await book({ title: 'A' });
    await book({ title: 'B', date: addDays(date, 1) });
    const { text } = await read(`?from=${addDays(date, 1)}&separator=semicolon`);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(`${addDays(date, 1)};Mbrëmje;B;`);
    expect((await read('?separator=tab')).status).toBe(422);
    expect((await server.send('GET /bookings.csv', { as: 'visitor' })).status).toBe(401);
  });
});

it('holidays follow the feast days that staff correct', async () => {
  const feasts = async () =>
    (await server.send('GET /holidays?from=2026-03-15&to=2026-03-21')).list as unknown as { date: string }[];
  expect(await feasts()).toEqual([
    {
      date: '2026-03-20',
      feast: 'eidAlFitr',
      name: { sq: 'Bajrami i Madh', en: 'Eid al-Fitr' },
      countries: ['AL', 'XK'],
    },
  ]);
  await server.send('POST /feast-days', { body: { feast: 'eidAlFitr', date: '2026-03-21' } });
  expect((await feasts()).map((each) => each.date)).toEqual(['2026-03-21']);
  expect((await server.send('GET /holidays?from=x')).status).toBe(422);
});

it('figures count enquiries, answers and nights between two days', async () => {
  const enquiry = async (name: string) =>
    (await server.send('POST /enquiries', { body: { name, date } })).body.id;
  const [first] = [await enquiry('Ana'), await enquiry('Beni')];
  await server.send(`POST /enquiries/${first}/book`, { body: { state: 'confirmed' } });
  await book({ total: '250' });
  const { body } = await server.send(`GET /figures?to=${addDays(today(), 60)}`);
  const weekdays = Array.from({ length: 7 }, (_, day) => (day === weekdayOf(date) ? 2 : 0));
  expect(body).toMatchObject({
    enquiriesByMonth: [{ month: today().slice(0, 7), count: 2 }],
    answered: { count: 1, medianMinutes: 0, withinHour: 1 },
    booked: { enquiries: 2, nights: 1, percent: 50 },
    byPackage: [],
    nightsByWeekday: weekdays,
  });
});
