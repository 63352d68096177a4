import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entityRoutes } from './entities.js';
import { serveRoutes, type TestServer } from './testing/server.js';

let server: TestServer;

beforeAll(async () => {
  const routes = (['services', 'resources', 'blocked-days'] as const).flatMap((name) => entityRoutes(name));
  server = await serveRoutes(inject('mongoUri').replace('/?', '/resources?'), routes);
});
afterAll(() => server.stop());

const resource = (change: object = {}) =>
  server.send('POST /resources', { body: { name: 'Dritat', kind: 'equipment', ...change } });

describe('resources', () => {
  it('are added, changed, ordered and removed by staff', async () => {
    const { status, body, headers } = await resource({ capacity: 3 });
    expect([status, headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(body).toMatchObject({ name: 'Dritat', kind: 'equipment', capacity: 3, artistId: null, order: 0 });
    const changed = await server.send(`PATCH /resources/${body.id}`, { body: { capacity: 4 } });
    expect(changed.body).toMatchObject({ capacity: 4, version: 2 });
    expect((await resource()).body).toMatchObject({ capacity: 1, order: 1 });
    expect((await server.send('GET /resources')).list).toHaveLength(2);
    expect((await server.send(`DELETE /resources/${body.id}`)).status).toBe(204);
  });

  it.each([
    [{ capacity: -1 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ capacity: null }, 'capacity'],
    [{ kind: 'van' }, 'kind'],
    [{ name: ' ' }, 'name'],
    [{ artistId: 'nobody' }, 'artistId'],
  ])('refuse %j', async (change, path) => {
    const { status, body } = await resource(change);
    expect([status, (body.errors as { path: string }[]).map((each) => each.path)]).toEqual([422, [path]]);
  });

  it.each(['GET /resources', 'POST /resources', 'GET /blocked-days', 'POST /blocked-days'])(
    'are not for visitors: %s',
    async (call) => expect((await server.send(call, { as: 'visitor' })).status).toBe(401),
  );
});

describe('blocked days', () => {
  it('are added and removed, and never changed', async () => {
    const { status, body } = await server.send('POST /blocked-days', {
      body: { date: '2027-08-15', reason: 'Pushim' },
    });
    expect([status, body]).toMatchObject([
      201,
      { date: '2027-08-15', part: 'all', resourceId: null, reason: 'Pushim' },
    ]);
    expect((await server.send('GET /blocked-days')).list).toMatchObject([{ date: '2027-08-15' }]);
    expect((await server.send(`PATCH /blocked-days/${body.id}`, { body: {} })).status).toBe(405);
    expect((await server.send(`DELETE /blocked-days/${body.id}`)).status).toBe(204);
    const odd = await server.send('POST /blocked-days', { body: { date: '15.8.2027', part: 'night' } });
    expect((odd.body.errors as { path: string }[]).map(({ path }) => path)).toEqual(['date', 'part']);
  });
});

describe('what a service needs', () => {
  it('is read with a token only', async () => {
    const { body: lights } = await resource();
    const needs = [{ resourceId: lights.id, quantity: 2 }];
    const { body: service } = await server.send('POST /services', {
      body: { ...sampleService(), order: null, needs },
    });
    expect(service.needs).toEqual(needs);
    const { list, headers } = await server.send('GET /services', { as: 'visitor' });
    expect(list).toHaveLength(1);
    expect(list[0]).not.toHaveProperty('needs');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect((await server.send('GET /services')).list[0]?.needs).toEqual(needs);
    const unknown = [{ resourceId: lights.id }, { resourceId: 'none', quantity: 1 }];
    const { status, body } = await server.send(`PATCH /services/${service.id}`, { body: { needs: unknown } });
    expect([status, body.errors]).toMatchObject([422, [{ path: 'needs.1.resourceId' }]]);
  });
});
