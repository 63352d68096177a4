import { sampleService } from '@ritmi/shared/domain/sample';
import { renumber } from '@ritmi/shared/domain/order';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { history } from './db/history.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';

const { services } = collections;

let server: TestServer;
let ids: string[];

beforeAll(async () => {
  server = await serveRoutes(inject('mongoUri').replace('/?', '/reorder?'), entityRoutes('services'));
});
beforeEach(async () => {
  await services.model.deleteMany();
  ids = [];
  for (let count = 0; count < 6; count += 1) ids.push(await add());
});
afterAll(() => server.stop());

async function add(): Promise<string> {
  return (await server.send('POST /services', { body: { ...sampleService(), order: null } })).body.id;
}

async function listed(): Promise<{ id: string; order: number }[]> {
  const { list } = await server.send('GET /services');
  return list.map(({ id, order }) => ({ id, order: order as number }));
}

const reorder = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('POST /services/reorder', { body, headers });

describe('POST /services/reorder', () => {
  // spec: 7.services.reorder, 9.order.renumber, contract.reorder
  it.each([
    ['a list', (places: object[]) => places],
    ['an object with items', (places: object[]) => ({ items: places })],
  ])('accepts %s and renumbers from 0', async (_name, body) => {
    const places = [...ids].reverse().map((id, order) => ({ id, order: order * 10 }));
    const { status, body: answer } = await reorder(body(places));
    expect([status, answer]).toEqual([204, undefined]);
    expect(await listed()).toEqual([...ids].reverse().map((id, order) => ({ id, order })));
  });

  // spec: contract.reorder.whole
  it('renumbers like the shared rule, for random orders and parts of the list', async () => {
    const place = fc.record({
      id: fc.constantFrom(...ids, 'unknown'),
      order: fc.integer({ min: -5, max: 50 }),
    });
    const places = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(places, async (sent) => {
        const before = await listed();
        expect((await reorder(sent)).status).toBe(204);
        expect(await listed()).toEqual(renumber(before, sent));
      }),
      { numRuns: 20 },
    );
  });

  it('gives all its entries in the history the same time', async () => {
    for (let count = 0; count < 40; count += 1) ids.push(await add());
    expect((await reorder([...ids].reverse().map((id, order) => ({ id, order })))).status).toBe(204);
    const entries = await history.find({ op: 'reorder', documentId: { $in: ids } }).lean();
    expect(entries).toHaveLength(ids.length);
    expect(new Set(entries.map(({ at }) => at.getTime())).size).toBe(1);
  });

  it('leaves every order used once after simultaneous reorders, creates and deletes', async () => {
    const shuffles = Array.from({ length: 12 }, (_, turn) =>
      ids.map((id, index) => ({ id, order: (index * 5 + turn) % 6 })),
    );
    const [deleted = ''] = ids;
    const answers = await Promise.all([
      ...shuffles.map((places) => reorder(places)),
      ...[1, 2, 3].map(() => server.send('POST /services', { body: { ...sampleService(), order: null } })),
      server.send(`DELETE /services/${deleted}`),
    ]);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    expect((await reorder([])).status).toBe(204);
    const after = await listed();
    expect(after.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(after.map(({ id }) => id)).size).toBe(8);
  });

  it('raises the version only of documents that moved', async () => {
    const [a = '', b = ''] = ids;
    await reorder([
      { id: b, order: 0 },
      { id: a, order: 1 },
    ]);
    const { list } = await server.send('GET /services');
    expect(list.map(({ version }) => version)).toEqual([2, 2, 1, 1, 1, 1]);
  });

  // spec: contract.merge.reorder
  it('is 409 if the order or membership changed since the list in If-Match, not if a title did', async () => {
    const seen = (await server.send('GET /services')).headers.get('ETag') ?? '';
    const places = ids.map((id, order) => ({ id, order: 5 - order }));
    await server.send(`PATCH /services/${ids[0]}`, { body: { title: 'Tjetër' } });
    expect((await reorder(places, { 'If-Match': seen })).status).toBe(204);
    const { status, body } = await reorder(places, { 'If-Match': seen });
    expect([status, body.conflicts]).toEqual([409, ['order']]);
    expect(body.current).toHaveLength(6);
    const now = (await server.send('GET /services', { as: 'visitor' })).headers.get('ETag') ?? '';
    await add();
    expect((await reorder(places, { 'If-Match': now })).status).toBe(409);
  });

  it.each([
    [[{ id: 'a', order: 'x' }], '0.order'],
    [{ items: [{ id: 'a', order: 1.5 }] }, 'items.0.order'],
    [[{ order: 1 }], '0.id'],
    [
      [
        { id: 'a', order: 1 },
        { id: 'a', order: 2 },
      ],
      '1.id',
    ],
  ])('refuses %j', async (body, path) => {
    const { status, body: answer } = await reorder(body);
    expect(status).toBe(422);
    expect(answer.errors).toMatchObject([{ path }]);
  });
});

it('gives a new item an order that can be sent back, also behind the highest one', async () => {
  const last = { ...sampleService(), order: 1_000_000 };
  expect((await server.send('POST /services', { body: last })).status).toBe(201);
  const { body } = await server.send('POST /services', { body: { ...sampleService(), order: null } });
  expect((await server.send(`PATCH /services/${body.id}`, { body })).status).toBe(200);
  const { list } = await server.send('GET /services');
  expect(list.at(-1)?.id).toBe(body.id);
});
