import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { removeExpired } from './history/retention.js';
import { dayMs } from './tasks/runner.js';
import { startEnquiries, wholeDatabase } from './testing/enquiries.js';
import type { TestServer } from './testing/server.js';

let server: TestServer;
let started: Awaited<ReturnType<typeof startEnquiries>>;

beforeAll(async () => {
  started = await startEnquiries(inject('mongoUri').replace('/?', '/erasing?'));
  ({ server } = started);
});
beforeEach(() => started.reset());
afterAll(() => started.stop());

const headers = { 'Idempotency-Key': 'a key that nobody can guess' };

/** The collections that have one of these texts. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const stored = Object.entries(await wholeDatabase());
  return stored.flatMap(([name, all]) => (texts.some((text) => all.includes(text)) ? [name] : [])).toSorted();
}

/** An enquiry with letters and a booking with notes, all told twice by stored replies. */
async function booked() {
  const { id, secret } = await started.ask();
  const body = { state: 'confirmed' };
  const { body: booking } = await server.send(`POST /enquiries/${id}/book`, { body, headers });
  const path = `/bookings/${booking.id}`;
  await server.send(`PATCH ${path}`, { body: { notes: 'Çlirim vjen vetë' }, headers });
  return { id, secret, path, booking };
}

const personal = ['Çlirim', 'Ndreu', 'clirim@', '069 123 4567', '691234567', 'orës 18'];

describe('an enquiry that is deleted for good', () => {
  it('leaves no letter, and of its booking what people who are erased leave', async () => {
    const { id, path, booking } = await booked();
    await server.send(`DELETE /enquiries/${id}`);
    expect(await placesOf(personal)).toEqual(['bookings', 'history', 'idempotency', 'mail', 'trash']);
    const gone = await server.send(`DELETE /trash/${id}`, { headers });
    expect([gone.status, gone.body]).toEqual([200, { documents: 1, files: 0 }]);
    expect(await placesOf(personal)).toEqual([]);
    const { date, place, total, state } = booking;
    const left = { date, place, total, state, title: '', notes: '' };
    expect((await server.send(`GET ${path}`)).body).toMatchObject(left);
    expect((await server.send(`DELETE /trash/${id}`, { headers })).body).toEqual(gone.body);
  });

  it('empties also a booking in the trash, and goes together with it', async () => {
    const [one, other] = [await booked(), await started.ask({ phone: '068 222 3333' })];
    const { body } = await server.send(`POST /enquiries/${other.id}/book`, { body: { state: 'option' } });
    for (const path of [`/enquiries/${one.id}`, one.path]) await server.send(`DELETE ${path}`);
    await server.send(`DELETE /trash/${one.id}`);
    expect((await server.send('GET /trash')).list).toMatchObject([{ id: one.booking.id, title: '' }]);
    for (const path of [`/enquiries/${other.id}`, `/bookings/${body.id}`])
      await server.send(`DELETE ${path}`);
    expect((await server.send('DELETE /trash')).body).toMatchObject({ documents: 3 });
    expect(await placesOf(personal)).toEqual([]);
  });

  it('does so too when its time in the trash is over, and the night of its booking', async () => {
    const { id, booking } = await booked();
    await server.send(`DELETE /enquiries/${id}`);
    const night = Date.parse(String(booking.date));
    for (const [now, documents] of [
      [night - dayMs, 0],
      [night + 2 * dayMs, 1],
    ] as const)
      expect(await removeExpired({ days: 1, now, part: 1 })).toMatchObject({ documents });
    expect(await placesOf(personal)).toEqual([]);
  });
});

describe('somebody who was erased', () => {
  it('has no page any more by which texts could come back', async () => {
    const { id, secret } = await started.ask();
    await started.offer(id);
    expect((await server.send(`DELETE /people/${id}`)).status).toBe(204);
    const unknown = '/enquiries/by-secret/unknown';
    for (const path of [secret, unknown]) {
      expect((await server.send(`GET ${path}`, { as: 'visitor' })).status).toBe(404);
      expect((await server.send(`GET ${path}/offers/1.pdf`, { as: 'visitor' })).status).toBe(404);
      const answers = [
        await started.answer(`${path}/change`, { message: 'Çlirim' }),
        await started.answer(`${path}/accept`, { version: 1, name: 'Çlirim' }),
        await started.answer(`${path}/decline`, { reason: 'Çlirim' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await placesOf(personal)).toEqual([]);
  });

  it('is not in the answer to a letter that was sent again', async () => {
    const { id } = await started.ask();
    const [letter] = (await server.send('GET /mail')).list;
    expect((await server.send(`POST /mail/${letter?.id}/resend`, { headers })).status).toBe(202);
    expect(await placesOf(personal)).toContain('idempotency');
    await server.send(`DELETE /people/${id}`);
    expect(await placesOf(personal)).toEqual([]);
    expect((await server.send(`POST /mail/${letter?.id}/resend`, { headers })).status).toBe(404);
  });

  it('is erased once for each key', async () => {
    const { id } = await started.ask();
    const erase = (key?: string) =>
      server.send(`DELETE /people/${id}`, key === undefined ? {} : { headers: { 'Idempotency-Key': key } });
    expect((await erase('')).status).toBe(400);
    expect((await server.send('GET /people')).list).toHaveLength(1);
    const answers = [await erase('one'), await erase('one'), await erase('other'), await erase()];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 404, 404]);
  });
});
