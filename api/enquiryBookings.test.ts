import { sampleService } from '@ritmi/shared/domain/sample';
import { addDays } from '@ritmi/shared/domain/time/month';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inQueuedTransaction } from './db/transaction.js';
import { date, needs, openBookings } from './testing/bookings.js';

let opened: Awaited<ReturnType<typeof openBookings>>;
let dj: string;
let lights: string;

beforeAll(async () => {
  opened = await openBookings(inject('mongoUri').replace('/?', '/enquiry_bookings?'));
});
beforeEach(async () => {
  await opened.reset();
  ({ dj, lights } = opened.ids);
});
afterAll(() => opened.close());

const server = { send: (...call: Parameters<typeof opened.server.send>) => opened.server.send(...call) };
const book = (change?: object) => opened.book(change);
const lapse = (id: string) => opened.lapse(id);

describe('the booking of an enquiry', () => {
  async function ask(change: object = {}) {
    const body = { name: 'Ana Hoxha', phone: '069 123 4567', date, ...change };
    return (await server.send('POST /enquiries', { body })).body;
  }
  const bookFor = (id: string, body: object) => server.send(`POST /enquiries/${id}/book`, { body });
  const enquiry = async (id: string) => (await server.send(`GET /enquiries/${id}`)).body;

  async function askForDj() {
    const body = { ...sampleService(), order: null, needs: needs([dj, 1]) };
    const { id } = (await server.send('POST /services', { body })).body;
    return ask({ serviceIds: [id], place: 'Durrës' });
  }

  it.each(['option', 'confirmed'])('is not made as %s while the enquiry is declined', async (state) => {
    const { id } = await askForDj();
    await server.send(`PATCH /enquiries/${id}`, { body: { state: 'declined' } });
    const { status, body } = await bookFor(id, { state });
    const message = 'State cannot go from declined to booked';
    expect([status, body.errors]).toMatchObject([422, [{ path: 'state', message }]]);
    expect(await enquiry(id)).toMatchObject({ state: 'declined', bookingId: null });
  });

  it('is an option that becomes the confirmed booking with the same id', async () => {
    const { id, estimate } = await askForDj();
    const option = await bookFor(id, { state: 'option' });
    expect([option.status, option.body]).toMatchObject([
      201,
      {
        enquiryId: id,
        title: 'Ana Hoxha',
        date,
        part: 'evening',
        place: 'Durrës',
        resources: needs([dj, 1]),
        state: 'option',
        total: (estimate as { total: string }).total,
      },
    ]);
    expect(await enquiry(id)).toMatchObject({ state: 'new', bookingId: option.body.id });
    expect((await bookFor(id, { state: 'option' })).status).toBe(200);
    const confirmed = await bookFor(id, { state: 'confirmed' });
    expect([confirmed.status, confirmed.body]).toMatchObject([
      201,
      { id: option.body.id, state: 'confirmed', until: null },
    ]);
    expect(await enquiry(id)).toMatchObject({ state: 'booked', bookingId: option.body.id });
    const again = await bookFor(id, { state: 'confirmed' });
    expect([again.status, again.body]).toEqual([200, confirmed.body]);
  });

  it('is refused on a full day and leaves the enquiry as it was', async () => {
    const [first, second] = [await askForDj(), await askForDj()];
    await bookFor(String(first.id), { state: 'confirmed' });
    const { status, body } = await bookFor(String(second.id), { state: 'confirmed' });
    expect([status, body]).toMatchObject([409, { code: 'full', date, resource: { id: dj } }]);
    expect(await enquiry(String(second.id))).toMatchObject({ state: 'new', bookingId: null });
    const forced = await bookFor(String(second.id), { state: 'confirmed', override: { reason: 'Miq' } });
    expect(forced.status).toBe(201);
    const chosen = await bookFor(String((await ask()).id), {
      state: 'option',
      resources: needs([lights, 3]),
      until: new Date(Date.now() + 3600_000).toISOString(),
    });
    expect(chosen.body).toMatchObject({ resources: needs([lights, 3]) });
  });

  it('moves with the enquiry, unless the other night is full', async () => {
    const next = addDays(date, 1);
    const { id } = await askForDj();
    const { body: option } = await bookFor(String(id), { state: 'option' });
    await book({ date: next });
    const change = (body: object) => server.send(`PATCH /enquiries/${id}`, { body });
    const booking = async () => (await server.send(`GET /bookings/${option.id}`)).body;
    const refused = await change({ date: next, place: 'Vlorë' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'full', date: next, resource: { id: dj } },
    ]);
    expect([await enquiry(String(id)), await booking()]).toMatchObject([{ date, place: 'Durrës' }, { date }]);
    expect((await change({ part: 'day', date: next, place: 'Vlorë' })).status).toBe(200);
    expect(await booking()).toMatchObject({ state: 'option', date: next, part: 'day', place: 'Vlorë' });
    expect((await book()).status).toBe(201);
    const body = { ...sampleService(), order: null, needs: needs([lights, 2]) };
    const { id: serviceId } = (await server.send('POST /services', { body })).body;
    await change({ serviceIds: [serviceId] });
    expect(await booking()).toMatchObject({ resources: needs([lights, 2]) });
    // What staff have moved stays.
    await opened.patch(option.id, { date: addDays(date, 5), resources: needs([lights, 1]) });
    await change({ date: addDays(date, 9), serviceIds: [] });
    expect(await booking()).toMatchObject({ date: addDays(date, 5), resources: needs([lights, 1]) });
  });

  it('is refused on a full day without waiting for other writes', async () => {
    await book();
    const { id } = await askForDj();
    let free = () => {};
    const busy = inQueuedTransaction('bookings', () => new Promise<void>((resolve) => (free = resolve)));
    const others = [bookFor(String(id), { state: 'confirmed' }), book()];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([409, 409]);
    free();
    await busy;
  });

  it('is given once to many who want the last one at once', async () => {
    const { serviceIds } = await askForDj();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask({ serviceIds })));
    const booked = await Promise.all(asked.map(({ id }) => bookFor(String(id), { state: 'confirmed' })));
    const count = (status: number) => booked.filter((each) => each.status === status).length;
    expect([count(201), count(409)]).toEqual([1, 19]);
  });

  it('holds an option that has lapsed anew, and follows the states of the enquiry', async () => {
    const { id } = await askForDj();
    const { body: option } = await bookFor(id, { state: 'option' });
    await lapse(option.id);
    const renewed = await bookFor(id, { state: 'option' });
    expect([renewed.status, renewed.body.id]).toEqual([201, option.id]);
    expect(String(renewed.body.until) > new Date().toISOString()).toBe(true);
    await server.send(`PATCH /enquiries/${id}`, { body: { state: 'cancelled' } });
    expect((await server.send(`GET /bookings/${option.id}`)).body.state).toBe('cancelled');
    expect((await book()).status).toBe(201);
    expect((await bookFor(id, { state: 'confirmed', override: { reason: 'x' } })).body.errors).toMatchObject([
      { path: 'state' },
    ]);
    expect((await bookFor('none', { state: 'option' })).status).toBe(404);
    expect((await bookFor(id, { state: 'done' })).status).toBe(422);
  });

  const later = new Date(Date.now() + 3600_000).toISOString();
  const offer = (id: string, amount: string) =>
    server.send(`POST /enquiries/${id}/offers`, {
      body: { lines: [{ kind: 'extra', title: 'DJ', quantity: 1, amount }], validUntil: later },
    });
  const accept = async (id: string, version: number) => {
    const secret = String((await enquiry(id)).url)
      .split('/')
      .at(-1);
    const body = { version, name: 'Ana' };
    return server.send(`POST /enquiries/by-secret/${secret}/accept`, { as: 'visitor', body });
  };
  const bookingOf = async (id: string) =>
    (await server.send(`GET /bookings/${String((await enquiry(id)).bookingId)}`)).body;

  it('has the price of the offer that is accepted, also where an option was held before', async () => {
    const id = String((await askForDj()).id);
    await bookFor(id, { state: 'option' });
    await offer(id, '777');
    expect((await accept(id, 1)).status).toBe(200);
    expect(await bookingOf(id)).toMatchObject({ state: 'option', total: '777.00', due: '777.00' });
    await opened.patch(String((await bookingOf(id)).id), { total: '800' });
    // What staff have changed of it stays.
    expect((await bookFor(id, { state: 'confirmed' })).body).toMatchObject({ total: '800.00' });
  });

  it('has the price of the last offer when it is confirmed', async () => {
    const id = String((await askForDj()).id);
    await bookFor(id, { state: 'option' });
    await offer(id, '777');
    expect((await bookFor(id, { state: 'confirmed' })).body).toMatchObject({ total: '777.00' });
  });

  it('stays confirmed when the visitor accepts afterwards', async () => {
    const id = String((await askForDj()).id);
    const { body: option } = await bookFor(id, { state: 'option' });
    await opened.patch(option.id, { state: 'confirmed' });
    await offer(id, '500');
    expect([(await accept(id, 1)).status, await bookingOf(id)]).toMatchObject([
      200,
      { id: option.id, state: 'confirmed', until: null, total: '500.00' },
    ]);
  });

  it('is for the night that is asked for when it is booked anew', async () => {
    const id = String((await askForDj()).id);
    await offer(id, '500');
    await accept(id, 1);
    const change = (body: object) => server.send(`PATCH /enquiries/${id}`, { body });
    const next = addDays(date, 3);
    await change({ state: 'declined', place: 'Vlorë' });
    await change({ state: 'answered', date: next, part: 'day' });
    await offer(id, '900');
    expect((await bookFor(id, { state: 'confirmed' })).body).toMatchObject({
      state: 'confirmed',
      date: next,
      part: 'day',
      place: 'Vlorë',
      total: '900.00',
    });
    expect((await book()).status).toBe(201);
  });

  it('needs nothing of a resource that was removed', async () => {
    const id = String((await askForDj()).id);
    await offer(id, '500');
    await server.send(`DELETE /resources/${dj}`);
    expect((await accept(id, 1)).status).toBe(200);
    expect(await bookingOf(id)).toMatchObject({ state: 'option', resources: [] });
  });
});
