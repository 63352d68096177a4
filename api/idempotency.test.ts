import { sampleContact } from '@ritmi/shared/domain/sample';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serveRoutes, type TestServer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';

const { contact } = collections;

let server: TestServer;

beforeAll(async () => {
  const rows = [...entityRoutes('contact'), ...entityRoutes('services')];
  server = await serveRoutes(inject('mongoUri').replace('/?', '/idempotency?'), rows);
});
beforeEach(async () => {
  await contact.model.deleteMany();
});
afterAll(() => server.stop());

const entry = { type: 'phone', label: 'Tel', value: sampleContact().value };
const keyed = (key: string) => ({ 'Idempotency-Key': key });
const count = async () => (await server.send('GET /contact')).list.length;

describe('an Idempotency-Key', () => {
  // spec: contract.once
  it('answers a repeated create with the first response and creates nothing', async () => {
    const first = await server.send('POST /contact', { body: entry, headers: keyed('create-1') });
    const inOtherOrder = { value: entry.value, label: entry.label, type: entry.type };
    const again = await server.send('POST /contact', { body: inOtherOrder, headers: keyed('create-1') });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('ETag')).toBe('"1"');
    expect(await count()).toBe(1);
  });

  // spec: contract.once
  it('is 422 with another body', async () => {
    await server.send('POST /contact', { body: entry, headers: keyed('other-1') });
    const other = { ...entry, label: 'Tjetër' };
    const { status } = await server.send('POST /contact', { body: other, headers: keyed('other-1') });
    expect([status, await count()]).toEqual([422, 1]);
  });

  it('is not used up by a request whose JSON body never arrived', async () => {
    const { id } = (await server.send('POST /contact', { body: entry })).body;
    const headers = { ...keyed('cut-1'), 'Content-Type': 'application/json' };
    expect((await server.send(`PATCH /contact/${String(id)}`, { headers })).status).toBe(400);
    const body = { label: 'Tjetër' };
    const whole = await server.send(`PATCH /contact/${String(id)}`, { body, headers: keyed('cut-1') });
    expect([whole.status, whole.body.label]).toEqual([200, 'Tjetër']);
  });

  // spec: contract.once.race
  it('lets concurrent repeats wait for the first', async () => {
    const send = () => server.send('POST /contact', { body: entry, headers: keyed('race-1') });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  // spec: contract.once
  it('covers changes and deletes', async () => {
    const { id } = (await server.send('POST /contact', { body: entry })).body;
    const change = () =>
      server.send(`PATCH /contact/${id}`, { body: { label: 'A' }, headers: keyed('patch-1') });
    expect((await change()).body.version).toBe(2);
    await server.send(`PATCH /contact/${id}`, { body: { label: 'B' } });
    expect((await change()).body).toMatchObject({ version: 2, label: 'A' });
    expect((await server.send('GET /contact')).body).toMatchObject([{ label: 'B', version: 3 }]);
    const remove = () => server.send(`DELETE /contact/${id}`, { headers: keyed('delete-1') });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect((await server.send(`DELETE /contact/${id}`)).status).toBe(404);
  });

  // spec: contract.once
  it('covers reorder', async () => {
    const send = () => server.send('POST /services/reorder', { body: [], headers: keyed('reorder-1') });
    expect([(await send()).status, (await send()).status]).toEqual([204, 204]);
  });

  // spec: contract.once.kept
  it('belongs to a path: for another path it is a new key', async () => {
    const body = { type: 'email', label: 'E', value: 'a@b.al' };
    const { id } = (await server.send('POST /contact', { body, headers: keyed('path-1') })).body;
    const { status } = await server.send(`PATCH /contact/${id}`, { body: {}, headers: keyed('path-1') });
    expect(status).toBe(200);
  });

  // spec: contract.once.kept
  it('is not used up by a failure', async () => {
    const refused = await server.send('POST /contact', { body: {}, headers: keyed('fail-1') });
    expect(refused.status).toBe(422);
    const { status } = await server.send('POST /contact', { body: entry, headers: keyed('fail-1') });
    expect(status).toBe(201);
  });

  // spec: contract.once.kept
  it('is forgotten after 30 days', async () => {
    const indexes = await mongoose.connection.collection('idempotency').indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
    );
  });

  it('has at most 255 characters', async () => {
    const { status } = await server.send('POST /contact', { body: entry, headers: keyed('k'.repeat(256)) });
    expect(status).toBe(400);
  });
});
