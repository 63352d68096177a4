import { samplePackage, sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { collections, entityRoutes } from './entities.js';
import { previewRoutes } from './previews.js';
import { serveRoutes, type TestServer } from './testing/server.js';

// Lists by what their documents refer to: `GET /projects?artistIds=…`.

let server: TestServer;
/** Ids of artists. */
let drita: string;
let nata: string;

beforeAll(async () => {
  server = await serveRoutes(inject('mongoUri').replace('/?', '/list_references?'), [
    ...entityRoutes('artists'),
    ...entityRoutes('projects'),
    ...entityRoutes('events'),
    ...entityRoutes('services'),
    ...entityRoutes('packages'),
    ...entityRoutes('resources'),
    ...previewRoutes(),
  ]);
  // Creates the indexes, as a start of the product does.
  await Promise.all(Object.values(collections).map(({ model }) => model.init()));
  [drita, nata] = [await createArtist('DJ-Drita'), await createArtist('DJ-Nata')];
  await createProject('Salla', [drita]);
  await createProject('Plazhi', [nata]);
  await createProject('Sheshi', [nata, drita]);
  await createProject('Kopshti', []);
});
afterAll(() => server.stop());

async function createArtist(slug: string): Promise<string> {
  const body = { stageName: slug, slug, design: 'club' };
  return (await server.send('POST /artists', { body })).body.id;
}

async function createProject(title: string, artistIds: readonly string[], change: object = {}) {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...body } = sampleProject();
  const sent = { ...body, title, artistIds, order: null, ...change };
  return (await server.send('POST /projects/json', { body: sent })).body.id;
}

const read = (address: string, as: 'admin' | 'visitor' = 'visitor') => server.send(`GET ${address}`, { as });

async function titlesAt(address: string, as: 'admin' | 'visitor' = 'visitor') {
  const { status, list } = await read(address, as);
  expect(status).toBe(200);
  return list.map(({ title }) => title);
}

it('returns the documents that name one, by its id or by an address of its page', async () => {
  expect(await titlesAt(`/projects?artistIds=${drita}`)).toEqual(['Salla', 'Sheshi']);
  await server.send(`PATCH /artists/${nata}`, { body: { slug: 'DJ-Yje' } });
  for (const each of [nata, 'DJ-Yje', 'dj-yje', 'DJ-Nata'])
    expect(await titlesAt(`/projects?artistIds=${each}`)).toEqual(['Plazhi', 'Sheshi']);
});

it('returns none for what does not exist or is named by nobody', async () => {
  const alone = await createArtist('DJ-Vetem');
  for (const each of ['nuk-ka', '0'.repeat(24), alone])
    expect(await titlesAt(`/projects?artistIds=${each}`)).toEqual([]);
});

it.each([
  ['empty', 'artistIds='],
  ['sent twice', 'artistIds=a&artistIds=b'],
  ['a list', 'artistIds=a,b'],
  ['a sign that no id has', 'artistIds=%24where'],
  ['too long', `artistIds=${'a'.repeat(101)}`],
])('refuses one that is %s', async (_what, query) => {
  const { status, body } = await read(`/projects?${query}`);
  expect(status).toBe(422);
  const message = 'artistIds must be one id or address';
  expect(body.errors).toMatchObject([{ path: 'artistIds', message }]);
});

it('is ignored where documents have no such field, and under any other name', async () => {
  expect(await titlesAt('/services?artistIds=')).toEqual([]);
  expect(await titlesAt('/projects?artistIds[$ne]=x')).toHaveLength(4);
});

it('goes together with the other parameters, and stays in the address of the next page', async () => {
  const first = await read(`/projects?limit=1&artistIds=${drita}`);
  expect(first.headers.get('X-Total-Count')).toBe('2');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
  expect([first.list[0]?.title, ...(await titlesAt(next))]).toEqual(['Salla', 'Sheshi']);
  expect(await titlesAt(`/projects?ids=${first.list[0]?.id},nuk-ka&artistIds=${nata}`)).toEqual([]);
  const night = { description: 'x', media: [], date: '2026-01-01' };
  for (const [title, artistIds] of [
    ['Dasma e Anës', [drita]],
    ['Klubi', [drita]],
    ['Dasma e Benit', [nata]],
  ] as const)
    await server.send('POST /events', { body: { ...night, title, artistIds } });
  expect(await titlesAt(`/events?kind=dasme&sort=newest&artistIds=${drita}`)).toEqual(['Dasma e Anës']);
});

it('finds no drafts for visitors', async () => {
  const draft = await createProject('Drafti', [drita], { status: 'draft' });
  const address = `/projects?artistIds=${drita}`;
  expect(await titlesAt(address)).toEqual(['Salla', 'Sheshi']);
  expect(await titlesAt(address, 'admin')).toEqual(['Salla', 'Sheshi', 'Drafti']);
  await server.send(`DELETE /projects/${draft}`);
});

it('finds nothing by what is removed, or a draft that its caller does not see', async () => {
  const gone = await createArtist('DJ-Ikur');
  const project = await createProject('Me të ikurin', [gone]);
  const address = `/projects?artistIds=${gone}`;
  await server.send(`PATCH /artists/${gone}`, { body: { status: 'draft' } });
  expect([await titlesAt(address), await titlesAt(address, 'admin')]).toEqual([[], ['Me të ikurin']]);
  const { body: preview } = await server.send('POST /previews', { body: { entity: 'artists', id: gone } });
  const headers = { 'X-Preview': preview.id };
  const previewed = await server.send(`GET ${address}`, { as: 'visitor', headers });
  expect(previewed.list).toMatchObject([{ title: 'Me të ikurin' }]);
  await server.send(`DELETE /artists/${gone}`);
  expect([await titlesAt(address), await titlesAt(address, 'admin')]).toEqual([[], []]);
  await server.send(`DELETE /projects/${project}`);
});

it('reads references of every kind, those of documents that are read in their place too', async () => {
  const { body: service } = await server.send('POST /services', {
    body: { ...sampleService(), id: undefined, order: null },
  });
  const { services: _, ...pkg } = samplePackage({ title: 'Paketa' });
  const made = await server.send('POST /packages', { body: { ...pkg, serviceIds: [service.id] } });
  expect(made.status).toBe(201);
  expect(await titlesAt(`/packages?serviceIds=${service.id}`)).toEqual(['Paketa']);
  expect(await titlesAt(`/packages?serviceIds=${drita}`)).toEqual([]);
  const body = { name: 'Drita', kind: 'artist', artistId: drita };
  await server.send('POST /resources', { body });
  await server.send('POST /resources', { body: { ...body, name: 'Nata', artistId: nata } });
  expect((await read('/resources?artistId=DJ-Drita', 'admin')).list).toMatchObject([{ name: 'Drita' }]);
});

it('reads no more documents than it returns', async () => {
  const { model, defaultOrder } = collections.projects;
  const found = model.find({ artistIds: { $in: [drita] } }).sort(defaultOrder);
  expect(await found.explain('executionStats')).toMatchObject({
    executionStats: { nReturned: 2, totalDocsExamined: 2 },
  });
});
