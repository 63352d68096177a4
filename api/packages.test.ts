import { type Price, priceOf } from '@ritmi/shared/domain/packages/price';
import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serveRoutes, type TestServer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';
import { quote } from './packages.js';

const { services, packages } = collections;

let server: TestServer;

beforeAll(async () => {
  const rows = [...entityRoutes('packages'), quote, ...entityRoutes('services')];
  server = await serveRoutes(inject('mongoUri').replace('/?', '/packages_routes?'), rows);
});
beforeEach(async () => {
  await packages.model.deleteMany();
  await services.model.deleteMany();
});
afterAll(() => server.stop());

async function service(change: object = {}) {
  return (await server.send('POST /services', { body: { ...sampleService(), order: null, ...change } })).body;
}

async function pkg(serviceIds: string[], change: object = {}) {
  const { services: _, order: __, ...body } = samplePackage();
  return (await server.send('POST /packages', { body: { ...body, serviceIds, ...change } })).body;
}

describe('a package', () => {
  // spec: 3.package.services, 7.packages.list, contract.package.read, contract.package.present
  // spec: contract.etag
  it('contains its services with their current title and price', async () => {
    const dj = await service({ title: 'DJ', price: '300' });
    const made = await pkg([dj.id]);
    expect(made).not.toHaveProperty('serviceIds');
    expect(made.services).toEqual([
      { id: dj.id, service: { id: dj.id, title: 'DJ', price: '300.00', hidePrice: false } },
    ]);
    await server.send(`PATCH /services/${dj.id}`, { body: { title: 'DJ set', price: '310' } });
    const { body, headers } = await server.send(`GET /packages/${made.id}`);
    expect(body.services).toMatchObject([{ service: { title: 'DJ set', price: '310.00' } }]);
    expect(headers.get('ETag')).toBe('"2"');
  });

  // spec: 3.package.types, contract.package.type
  it('is STANDARD, with a visible and calculated price, by default', async () => {
    const { id } = await service();
    const body = { title: 'Paketë', description: 'x', serviceIds: [id, id] };
    const { body: made } = await server.send('POST /packages', { body });
    expect(made).toMatchObject({
      type: 'STANDARD',
      customPrice: null,
      hidePrice: false,
      image: '',
      order: 0,
    });
    expect(made.services).toHaveLength(1);
  });

  // spec: contract.package.deleted
  it('leaves a deleted service out', async () => {
    const [dj, light] = [await service(), await service()];
    const made = await pkg([dj.id, light.id]);
    expect((await server.send(`DELETE /services/${dj.id}`)).status).toBe(204);
    const { body } = await server.send(`GET /packages/${made.id}`);
    expect(body.services).toMatchObject([{ id: light.id }]);
    expect((await server.send(`PATCH /packages/${made.id}`, { body: { title: 'Ri' } })).status).toBe(200);
  });

  it('ignores `services` in a body, which clients send back as they read it', async () => {
    const made = await pkg([(await service()).id]);
    const { status, body } = await server.send(`PATCH /packages/${made.id}`, {
      body: { ...made, services: [] },
    });
    expect(status).toBe(200);
    expect(body.services).toHaveLength(1);
  });

  // spec: contract.money.custom, contract.package.unknown, contract.errors.paths
  it.each([
    [{ serviceIds: [] }, 'serviceIds', 'Please select at least one service'],
    [{ serviceIds: ['unknown'] }, 'serviceIds', 'A chosen service does not exist'],
    [{ customPrice: '1.005' }, 'customPrice', 'Custom price has at most 2 decimals'],
    [{ customPrice: -1 }, 'customPrice', 'Custom price must be a number of at least 0'],
    [{ type: 'PARTY' }, 'type', 'Type must be one of STANDARD'],
    [{ title: '' }, 'title', 'Title is required'],
  ])('refuses %j', async (change, path, message) => {
    const made = await pkg([(await service()).id]);
    const { status, body } = await server.send(`PATCH /packages/${made.id}`, { body: change });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path, message: expect.stringContaining(message) }]);
  });

  // spec: contract.errors.paths
  it('names all failing fields at once, also those with unknown ids', async () => {
    const wrong = { title: '', description: 'x', serviceIds: ['unknown'], customPrice: '1.005' };
    const { status, body } = await server.send('POST /packages', { body: wrong });
    const paths = (body.errors as { path: string }[]).map(({ path }) => path);
    expect([status, paths]).toEqual([422, ['title', 'customPrice', 'serviceIds']]);
  });

  // spec: contract.reads
  it('can be read by id by administrators only', async () => {
    const made = await pkg([(await service()).id]);
    expect((await server.send(`GET /packages/${made.id}`, { as: 'visitor' })).status).toBe(401);
    expect((await server.send('GET /packages/none')).status).toBe(404);
  });

  // spec: 9.hidden, contract.hidden
  it('shows visitors no price that it or one of its services hides', async () => {
    const [hidden, open] = [await service({ price: '70', hidePrice: true }), await service({ price: '80' })];
    await pkg([hidden.id, open.id], { customPrice: '99' });
    await pkg([open.id], { customPrice: '98', hidePrice: true });
    const { body } = await server.send('GET /packages', { as: 'visitor' });
    expect(JSON.stringify(body)).not.toMatch(/"(70|99|98)\.00"/);
    expect(body).toMatchObject([
      { hidePrice: true, customPrice: null, services: [{ service: { hidePrice: true, price: '' } }, {}] },
      { hidePrice: true, customPrice: null, services: [{ service: { price: '80.00' } }] },
    ]);
    const admin = await server.send('GET /packages');
    expect(admin.body).toMatchObject([{ customPrice: '99.00', hidePrice: false }, { customPrice: '98.00' }]);
  });

  // spec: contract.hidden.kept
  it.each([
    { hidePrice: true, customPrice: null },
    { hidePrice: true, customPrice: '' },
    { hidePrice: true },
  ])('keeps the custom price after %j, sent by a client that read it without a token', async (change) => {
    const made = await pkg([(await service()).id], { customPrice: '300', hidePrice: true });
    const { body } = await server.send(`PATCH /packages/${made.id}`, { body: change });
    expect(body).toMatchObject({ customPrice: '300.00', hidePrice: true });
    const shown = await server.send(`PATCH /packages/${made.id}`, {
      body: { hidePrice: false, customPrice: null },
    });
    expect(shown.body.customPrice).toBeNull();
  });

  it('needs one query for the services of a whole list', async () => {
    const ids = [(await service()).id, (await service()).id];
    for (const _ of [1, 2, 3, 4]) await pkg(ids);
    const queries: string[] = [];
    mongoose.set(
      'debug',
      (collection: string, method: string) => void queries.push(`${collection}.${method}`),
    );
    await server.send('GET /packages', { as: 'visitor' });
    mongoose.set('debug', false);
    expect(queries).toEqual(['packages.find', 'services.find']);
  });
});

describe('POST /quote', () => {
  // spec: contract.quote
  it('calculates like the shared rule, for random carts', async () => {
    const made = await Promise.all(
      [0, 10, 99.99, 450, 1200].map((price) => service({ price })).concat(service({ hidePrice: true })),
    );
    const cart = fc.uniqueArray(fc.constantFrom(...made), { maxLength: 6 });
    const custom = fc.option(fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)));
    await fc.assert(
      fc.asyncProperty(cart, custom, fc.boolean(), async (chosen, customPrice, hidePrice) => {
        const ids = chosen.map(({ id }) => id);
        const rows = chosen as unknown as { price: string; hidePrice: boolean }[];
        const ask = async (body: object): Promise<Price> =>
          (await server.send('POST /quote', { body, as: 'visitor' })).body as never;
        expect(await ask({ serviceIds: ids })).toEqual(priceOf(rows, '50.00'));
        if (ids.length === 0) return;
        const { id } = await pkg(ids, { customPrice, hidePrice });
        expect(await ask({ packageId: id })).toEqual(priceOf(rows, '50.00', { customPrice, hidePrice }));
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    [{ serviceIds: ['none'] }, 422],
    [{ packageId: 'none' }, 422],
    [{}, 422],
    [{ serviceIds: 'x' }, 422],
  ])('answers %j with %i', async (body, status) => {
    expect((await server.send('POST /quote', { body, as: 'visitor' })).status).toBe(status);
  });
});
