import { sampleService } from '@ritmi/shared/domain/sample';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { history } from './db/history.js';
import { date, needs, openBookings } from './testing/bookings.js';

let opened: Awaited<ReturnType<typeof openBookings>>;
let dj: string;
let lights: string;

beforeAll(async () => {
  opened = await openBookings(inject('mongoUri').replace('/?', '/bookings?'));
});
beforeEach(async () => {
  await opened.reset();
  ({ dj, lights } = opened.ids);
});
afterAll(() => opened.close());

const server = { send: (...call: Parameters<typeof opened.server.send>) => opened.server.send(...call) };
const book = (change?: object) => opened.book(change);
const patch = (...change: Parameters<typeof opened.patch>) => opened.patch(...change);
const lapse = (id: string) => opened.lapse(id);

describe('a booking', () => {
  it('is added, read, changed and removed by staff only', async () => {
    const { status, body, headers } = await book({ total: '300', place: 'Durrës' });
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({
      title: 'Dasma',
      date,
      part: 'evening',
      place: 'Durrës',
      resources: needs([dj, 1]),
      state: 'confirmed',
      until: null,
      total: '300.00',
      payments: [],
      paid: '0.00',
      due: '300.00',
      notes: '',
      enquiryId: null,
      version: 1,
    });
    expect((await server.send(`GET /bookings/${body.id}`)).body).toEqual(body);
    const stale = await patch(body.id, { notes: 'A' }, 1);
    expect(stale.body).toMatchObject({ notes: 'A', version: 2 });
    expect((await patch(body.id, { notes: 'B' }, 1)).body).toMatchObject({ conflicts: ['notes'] });
    const calls = [
      'GET /bookings',
      'POST /bookings',
      `GET /bookings/${body.id}`,
      `PATCH /bookings/${body.id}`,
    ];
    for (const call of calls) expect((await server.send(call, { as: 'visitor' })).status).toBe(401);
    expect((await server.send(`DELETE /bookings/${body.id}`)).status).toBe(204);
  });

  it('is listed by date, between days and by resource', async () => {
    const [late, early] = [await book(), await book({ date: addDays(date, -1) })].map(({ body }) => body.id);
    const { body: other } = await book({ resources: needs([lights, 1]), date: addDays(date, 1) });
    const idsOf = async (query: string) =>
      (await server.send(`GET /bookings${query}`)).list.map(({ id }) => id);
    expect(await idsOf('')).toEqual([early, late, other.id]);
    expect(await idsOf(`?from=${date}&to=${date}`)).toEqual([late]);
    expect(await idsOf(`?resourceId=${lights}`)).toEqual([other.id]);
    expect((await server.send('GET /bookings?from=1.2.2027')).status).toBe(422);
  });

  it('goes through its states, and is not done before the night', async () => {
    const { body } = await book({ state: 'option' });
    expect(Math.round((Date.parse(String(body.until)) - Date.now()) / 3600_000)).toBe(7 * 24);
    expect((await patch(body.id, { state: 'done' })).body.errors).toMatchObject([{ path: 'state' }]);
    const confirmed = await patch(body.id, { state: 'confirmed' });
    expect(confirmed.body).toMatchObject({ state: 'confirmed', until: null });
    expect((await patch(body.id, { state: 'done' })).status).toBe(422);
    expect((await patch(body.id, { state: 'option' })).status).toBe(422);
    expect((await patch(body.id, { state: 'cancelled' })).body.state).toBe('cancelled');
    const past = await book({ date: addDays(today(), -1) });
    expect((await patch(past.body.id, { state: 'done' })).body.state).toBe('done');
  });

  it('takes the whole booking as it was read', async () => {
    const { body } = await book();
    const same = await patch(body.id, body);
    expect([same.status, same.body]).toEqual([200, body]);
    expect((await patch(body.id, { ...body, notes: 'Pa CO2' })).body.notes).toBe('Pa CO2');
  });

  it.each([
    [{ date: 'soon' }, ['date']],
    [{ resources: [{ resourceId: 'none', quantity: 1 }] }, ['resources.0.resourceId']],
    [{ resources: [{ quantity: 0 }] }, ['resources.0.quantity', 'resources.0.resourceId']],
    [{ state: 'cancelled' }, ['state']],
    [{ state: 'option', until: '2020-01-01T00:00:00Z' }, ['until']],
    [{ override: { reason: ' ' } }, ['override.reason']],
  ])('%j is refused at %j', async (change, paths) => {
    const { status, body } = await book(change);
    const found = (body.errors as { path: string }[]).map(({ path }) => path).sort();
    expect([status, found]).toEqual([422, paths]);
  });
});

describe('capacity', () => {
  it('is refused with the resource and three near free dates', async () => {
    await book();
    await book({ date: addDays(date, 1) });
    const { status, body } = await book();
    expect([status, body]).toEqual([
      409,
      {
        code: 'full',
        message: `DJ is taken on ${date}`,
        date,
        part: 'evening',
        resource: { id: dj, name: 'DJ' },
        free: [addDays(date, -1), addDays(date, 2), addDays(date, -2)],
      },
    ]);
    expect((await server.send('GET /bookings')).list).toHaveLength(2);
  });

  it('is held by parts of the day, of which `all` takes both', async () => {
    expect((await book({ part: 'day' })).status).toBe(201);
    expect((await book({ part: 'all' })).status).toBe(409);
    expect((await book({ part: 'evening' })).status).toBe(201);
  });

  it('adds up what one booking needs', async () => {
    expect((await book({ resources: needs([lights, 2], [lights, 2]) })).status).toBe(409);
    expect((await book({ resources: needs([lights, 2], [lights, 1]) })).status).toBe(201);
    expect((await book({ resources: needs([lights, 1]) })).body.resource).toEqual({
      id: lights,
      name: 'Dritat',
    });
  });

  it('comes back with a cancelled, moved, shrunk or removed booking, and is taken again', async () => {
    const { body: first } = await book();
    await patch(first.id, { state: 'cancelled' });
    const { body: second } = await book();
    expect((await patch(first.id, { state: 'confirmed' })).status).toBe(409);
    await patch(second.id, { date: addDays(date, 3) });
    expect((await patch(first.id, { state: 'confirmed' })).status).toBe(200);
    expect((await patch(second.id, { date })).body).toMatchObject({ code: 'full', date });
    await patch(first.id, { resources: [] });
    expect((await patch(second.id, { date })).status).toBe(200);
    await server.send(`DELETE /bookings/${second.id}`);
    const { body: third } = await book();
    expect((await server.send(`POST /trash/${second.id}/restore`)).body).toMatchObject({
      code: 'full',
      date,
    });
    await server.send(`DELETE /bookings/${third.id}`);
    expect((await server.send(`POST /trash/${second.id}/restore`)).status).toBe(200);
    expect((await book()).status).toBe(409);
  });

  it('is not held by an option whose time has passed, which must take it anew', async () => {
    const { body: option } = await book({ state: 'option' });
    expect((await book()).status).toBe(409);
    await lapse(option.id);
    const { body: other } = await book();
    expect((await patch(option.id, { state: 'confirmed' })).status).toBe(409);
    await server.send(`DELETE /bookings/${other.id}`);
    expect((await patch(option.id, { state: 'confirmed' })).status).toBe(200);
  });

  it('is exceeded with a reason only, which the history shows and which counts once', async () => {
    await book();
    const { status, body } = await book({ override: { reason: 'Kemi një DJ tjetër' } });
    expect([status, body.override]).toEqual([201, { reason: 'Kemi një DJ tjetër' }]);
    const { list } = await server.send(`GET /bookings/${body.id}/history`);
    expect(list[0]?.changes).toContainEqual({
      field: 'override.reason',
      before: null,
      after: 'Kemi një DJ tjetër',
    });
    expect((await patch(body.id, { notes: 'x' })).body.override).toEqual({ reason: 'Kemi një DJ tjetër' });
    expect((await patch(body.id, { part: 'all' })).status).toBe(409);
    expect((await patch(body.id, { part: 'day' })).body.override).toEqual({ reason: '' });
    expect((await patch(body.id, { part: 'all', override: { reason: 'Prapë' } })).status).toBe(200);
    await server.send(`DELETE /bookings/${body.id}`);
    expect((await server.send(`POST /trash/${body.id}/restore`)).status).toBe(409);
  });

  it('is none on a blocked day', async () => {
    const { body: block } = await server.send('POST /blocked-days', { body: { date } });
    expect((await book({ resources: [] })).body).toMatchObject({ code: 'full', resource: null });
    expect((await book()).body.resource).toEqual({ id: dj, name: 'DJ' });
    expect((await book({ override: { reason: 'Mysafir' } })).status).toBe(201);
    await server.send(`DELETE /blocked-days/${block.id}`);
    await server.send('POST /blocked-days', { body: { date, part: 'day', resourceId: lights } });
    expect((await book({ part: 'day' })).status).toBe(201);
    expect((await book({ part: 'all', resources: needs([lights, 1]) })).status).toBe(409);
    expect((await book({ resources: needs([lights, 1]) })).status).toBe(201);
  });
});

describe('payments', () => {
  const pay = (id: string, payment: string, body: object) =>
    server.send(`PUT /bookings/${id}/payments/${payment}`, { body });

  it('are stored under their id, in euro and lek, and count as paid', async () => {
    const { body } = await book({ total: '300' });
    await pay(body.id, 'a', { amount: 100, method: 'cash' });
    const at = '2026-11-01T12:00:00+01:00';
    const lek = await pay(body.id, 'b', {
      at,
      amount: '9900',
      currency: 'ALL',
      method: 'bank',
      note: 'Kapari',
    });
    expect(lek.body).toMatchObject({ paid: '200.00', due: '100.00', version: 3 });
    expect((lek.body.payments as object[])[1]).toEqual({
      id: 'b',
      at: '2026-11-01T11:00:00.000Z',
      amount: '9900.00',
      currency: 'ALL',
      method: 'bank',
      note: 'Kapari',
    });
    const changed = await pay(body.id, 'a', { amount: '250', method: 'card' });
    expect(changed.body).toMatchObject({ paid: '350.00', due: '0.00' });
    expect((await server.send(`DELETE /bookings/${body.id}/payments/a`)).status).toBe(204);
    expect((await server.send(`DELETE /bookings/${body.id}/payments/a`)).status).toBe(404);
    expect((await server.send(`GET /bookings/${body.id}`)).body.paid).toBe('100.00');
    expect((await pay(body.id, 'c', { amount: 0, method: 'gift' })).body.errors).toMatchObject([
      { path: 'amount' },
      { path: 'method' },
    ]);
    expect((await pay('none', 'c', { amount: 1, method: 'cash' })).status).toBe(404);
  });

  it('cannot be sent with the booking', async () => {
    const { body } = await book({ payments: [{ id: 'x' }], paid: '9.00' });
    expect([body.payments, body.paid]).toEqual([[], '0.00']);
  });
});

describe('GET /availability', () => {
  type Day = { date: string; state: string };
  const ask = async (query: string) =>
    (await server.send(`GET /availability?${query}`, { as: 'visitor' })).list as unknown as Day[];
  const stateOn = async (query: string) => (await ask(`from=${date}&to=${date}${query}`))[0]?.state;

  async function services() {
    const add = async (change: object) => {
      const body = { ...sampleService(), order: null, ...change };
      return (await server.send('POST /services', { body })).body.id;
    };
    const one = await add({ needs: needs([lights, 1]) });
    return {
      one,
      two: await add({ needs: needs([lights, 1], [dj, 1]) }),
      draft: await add({ status: 'draft' }),
    };
  }

  it('tells free, limited and full days of what is chosen, and nothing of how much there is', async () => {
    const { one, two } = await services();
    const pkg = { title: 'P', description: 'P', serviceIds: [one, two] };
    const { body: both } = await server.send('POST /packages', { body: pkg });
    expect(await stateOn(`&serviceIds=${one}`)).toBe('free');
    await book({ resources: needs([lights, 2]) });
    expect(await stateOn(`&serviceIds=${one}`)).toBe('limited');
    expect(await stateOn(`&serviceIds=${one},${two}`)).toBe('full');
    expect(await stateOn(`&packageId=${both.id}`)).toBe('full');
    expect(await stateOn(`&serviceIds=${one}&part=day`)).toBe('free');
    expect(await stateOn('')).toBe('free');
    const { body: artist } = await server.send('POST /artists', {
      body: { stageName: 'DJ Drita', slug: 'DJ-Drita', design: 'club' },
    });
    await server.send(`PATCH /resources/${dj}`, { body: { artistId: artist.id } });
    expect(await stateOn(`&artistId=${artist.id}`)).toBe('free');
    await book();
    expect(await stateOn(`&artistId=${artist.id}`)).toBe('full');
  });

  it('has one state for each day, and past and blocked days are full', async () => {
    await server.send('POST /blocked-days', { body: { date: addDays(today(), 1) } });
    const days = await ask(`from=${addDays(today(), -1)}&to=${addDays(today(), 2)}`);
    expect(days.map(({ state }) => state)).toEqual(['full', 'free', 'full', 'free']);
    expect(days[0]).toEqual({ date: addDays(today(), -1), state: 'full' });
    expect(await ask(`from=${date}&to=${addDays(date, 399)}`)).toHaveLength(400);
  });

  it.each([
    ['', ['from', 'to']],
    [`from=${date}&to=${addDays(date, 400)}`, ['to']],
    [`from=${date}&to=${addDays(date, -1)}`, ['to']],
    [`from=${date}&to=${date}&part=night&packageId=x`, ['part']],
    [`from=${date}&to=${date}&packageId=x`, ['packageId']],
    [`from=${date}&to=${date}&artistId=x`, ['artistId']],
  ])('refuses %s', async (query, paths) => {
    const { status, body } = await server.send(`GET /availability?${query}`, { as: 'visitor' });
    expect([status, (body.errors as { path: string }[]).map(({ path }) => path)]).toEqual([422, paths]);
  });

  it('does not know drafts', async () => {
    const { draft } = await services();
    const { status } = await server.send(`GET /availability?from=${date}&to=${date}&serviceIds=${draft}`);
    expect(status).toBe(422);
  });
});

it('tells visitors the days that a booking, a block or a capacity changes, and nothing else', async () => {
  await history.deleteMany();
  const { body } = await book();
  await patch(body.id, { notes: 'x' });
  await patch(body.id, { date: addDays(date, 1) });
  await server.send('POST /blocked-days', { body: { date } });
  await server.send(`PATCH /resources/${dj}`, { body: { name: 'DJ 1' } });
  await server.send(`PATCH /resources/${dj}`, { body: { capacity: 2 } });
  const entries = await history.find().sort({ _id: 1 }).lean();
  expect(entries.map(({ days, shown }) => [days, shown])).toEqual(
    [[date], [], [date, addDays(date, 1)], [date], [], ['']].map((days) => [days, null]),
  );
});
