import { entities, type EntityName } from '@ritmi/shared/domain/entities';
import { everyKind } from '@ritmi/shared/domain/everyKind';
import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from './db/connect.js';
import { defineCollection } from './db/collection.js';
import { filtersOf } from './db/kinds.js';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { changeRoutes, createRoute, readRoutes } from './http/crud.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

// The drill `kinds`: an entity with every kind of field twice, registered for this file only.

// The name is not one of the program's.
const name = 'samples' as EntityName;
let server: TestServer;
let files: TestUploads;
let uses: string[];

beforeAll(async () => {
  Object.assign(entities, { [name]: everyKind });
  const collection = defineCollection(name);
  const database = inject('mongoUri').replace('/?', '/kinds?');
  await connect(database);
  files = await openTestUploads();
  server = await serveRoutes(database, [
    ...historyRoutes({ ...collections, [name]: collection }, files.uploads),
    ...entityRoutes('services'),
    ...readRoutes(collection),
    ...createRoute(collection),
    ...changeRoutes(collection),
  ]);
  const {
    id: _id,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...service
  } = sampleService();
  const made = await server.send('POST /services', { body: { ...service, order: null } });
  uses = [made.body.id];
});
afterAll(async () => {
  Reflect.deleteProperty(entities, name);
  await files.close();
  await server.stop();
});

const sent = () => ({
  heading: 'Nata',
  second: 'Dy',
  story: 'E gjatë',
  legend: 'E vjetër',
  genre: 'house',
  mood: 'tjetër',
  size: 'small',
  shade: 'light',
  loud: true,
  opened: '2026-06-14',
  closed: '2026-06-15',
  fee: '12.5',
  seats: 300,
  since: '2012',
  mail: 'dj@example.al',
  reel: [{ type: 'image', url: '/uploads/a.webp', caption: ' Salla ' }],
  stills: [{ type: 'video', url: '/uploads/b.mp4' }],
  tags: ['a', 'b'],
  hero: { heading: 'Mirë se vjen' },
  facts: [{ label: 'Vite', value: '10' }],
  shows: [{ title: 'Plazh', cast: ['Ana'] }],
  usesIds: uses,
  likesIds: uses,
  guestId: uses[0],
});

const create = () => server.send('POST /samples', { body: sent() });

test('every kind is stored twice, with blank values for what was not sent', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    loud: true,
    shy: false,
    closed: '2026-06-15T00:00:00.000Z',
    fee: '12.50',
    deposit: null,
    seats: 300,
    since: 2012,
    call: '',
    photo: '/uploads/a.webp',
    logo: '',
    reel: [{ id: expect.any(String), caption: 'Salla' }],
    hero: { heading: 'Mirë se vjen', picture: '' },
    place: { street: '', city: '' },
    facts: [{ label: 'Vite', value: '10' }],
    shows: [{ title: 'Plazh', poster: '', cast: ['Ana'] }],
    guestId: uses[0],
    rivalId: null,
  });
});

test('a single document that is named must exist, and may be removed later', async () => {
  const { status, body } = await server.send('POST /samples', { body: { ...sent(), rivalId: 'none' } });
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'rivalId', code: 'unknownReference', message: 'A chosen service does not exist' }],
  ]);
  const guest = await server.send('POST /services', { body: { ...sampleService(), order: null } });
  const made = await server.send('POST /samples', { body: { ...sent(), guestId: guest.body.id } });
  await server.send(`DELETE /services/${guest.body.id}`);
  const kept = await server.send(`PATCH /samples/${made.body.id}`, {
    body: { guestId: guest.body.id, rivalId: '' },
  });
  expect([kept.status, kept.body.guestId, kept.body.rivalId]).toEqual([200, guest.body.id, null]);
});

test('a patch merges a group, replaces a list, and names the parts in the history', async () => {
  const { body } = await create();
  const change = { hero: { picture: '/uploads/c.webp' }, facts: [] };
  const patched = await server.send(`PATCH /samples/${body.id}`, { body: change });
  expect(patched.body).toMatchObject({
    hero: { heading: 'Mirë se vjen', picture: '/uploads/c.webp' },
    facts: [],
  });
  const { list } = await server.send('GET /audit?limit=1');
  expect(list[0]?.changes).toEqual([
    { field: 'hero.picture', before: '', after: '/uploads/c.webp' },
    { field: 'facts', before: [{ label: 'Vite', value: '10' }], after: [] },
  ]);
});

test('edits of different parts merge, those of the same part conflict by its dotted name', async () => {
  const { body } = await create();
  const path = `PATCH /samples/${body.id}`;
  const headers = { 'If-Match': '"1"' };
  await server.send(path, { headers, body: { hero: { heading: 'Tjetër' } } });
  const merged = await server.send(path, { headers, body: { hero: { picture: '/uploads/d.webp' } } });
  expect(merged.body.hero).toEqual({ heading: 'Tjetër', picture: '/uploads/d.webp' });
  const whole = { hero: { heading: 'Mirë se vjen', picture: '/uploads/d.webp' }, logo: '/uploads/e.webp' };
  expect((await server.send(path, { headers, body: whole })).body).toMatchObject({
    hero: { heading: 'Tjetër' },
    logo: '/uploads/e.webp',
  });
  const stale = await server.send(path, { headers, body: { hero: { heading: 'Imja' } } });
  expect([stale.status, stale.body.conflicts]).toEqual([409, ['hero.heading']]);
});

test('errors name the part of a group and the entry of a list', async () => {
  const shows = [{ title: 'Plazh' }, { title: ' ', poster: 'javascript:x' }];
  const { status, body } = await server.send('POST /samples', { body: { ...sent(), shows, seats: 900 } });
  expect(status).toBe(422);
  const paths = (body.errors as { path: string }[]).map(({ path }) => path);
  expect(paths.sort()).toEqual(['seats', 'shows.1.poster', 'shows.1.title']);
});

test('either flag filters the list, and the named day sorts it', async () => {
  const { body } = await server.send('POST /samples', {
    body: { ...sent(), loud: false, shy: true, opened: '2020-01-01', closed: '2030-01-01' },
  });
  const idsOf = async (query: string) =>
    (await server.send(`GET /samples?${query}`)).list.map(({ id }) => id);
  expect(await idsOf('shy=true')).toEqual([body.id]);
  expect(await idsOf('loud=true')).not.toContain(body.id);
  expect((await idsOf('sort=newest'))[0]).toBe(body.id);
});

test('no list is filtered by what visitors may not read', () => {
  const { guestId, likesIds } = everyKind.fields;
  expect(filtersOf({ guestId, likesIds })).toEqual(['guestId', 'likesIds']);
  expect(filtersOf({ guestId: { ...guestId, isInternal: true } })).toEqual([]);
});

test('a list is ordered by a position of any name, also page by page', async () => {
  await Promise.all([create(), create()]);
  const all = (await server.send('GET /samples')).list.map(({ id }) => id);
  const moved = [...all.slice(-1), ...all.slice(0, -1)];
  const places = moved.map((id, order) => ({ id, order }));
  expect((await server.send('POST /samples/reorder', { body: places })).status).toBe(204);
  const paged: string[] = [];
  let next = '/samples?limit=1';
  while (next) {
    const { list, headers } = await server.send(`GET ${next}`);
    paged.push(...list.map(({ id }) => id));
    next = /^<(.+)>/.exec(headers.get('Link') ?? '')?.[1] ?? '';
  }
  expect(paged).toEqual(moved);
});

test('a deleted document comes back with all its fields', async () => {
  const { body } = await create();
  await server.send(`DELETE /samples/${body.id}`);
  const { body: back } = await server.send(`POST /trash/${body.id}/restore`);
  const { version: _was, updatedAt: _then, ...fields } = body;
  expect(back).toMatchObject(fields);
});
