import { sampleArtist, sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { mediaItem } from '@ritmi/shared/domain/shapes';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { addresses } from './db/addresses.js';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { previewRoutes } from './previews.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

const media = z.array(mediaItem);

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  files = await openTestUploads();
  server = await serveRoutes(inject('mongoUri').replace('/?', '/artists?'), [
    ...historyRoutes(collections, files.uploads),
    ...entityRoutes('artists'),
    ...entityRoutes('events'),
    ...entityRoutes('services'),
    ...previewRoutes(),
  ]);
});
beforeEach(async () => {
  const { artists, events, services } = collections;
  await Promise.all([artists, events, services].map(({ model }) => model.deleteMany()));
  await addresses.deleteMany();
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const create = (slug: string, change: object = {}) =>
  server.send('POST /artists', { body: { stageName: 'DJ Drita', slug, design: 'club', ...change } });

it('needs a name, an address and a design', async () => {
  const { status, body } = await server.send('POST /artists', { body: {} });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path: 'stageName' }, { path: 'slug' }, { path: 'design' }]);
  const made = await create('DJ-Drita');
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    slug: 'DJ-Drita',
    startedIn: null,
    facts: [],
    social: { instagram: '', tiktok: '', soundcloud: '', youtube: '', facebook: '' },
    order: 0,
  });
});

it('keeps every field', async () => {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...body } = sampleArtist();
  const { body: made } = await server.send('POST /artists', { body });
  expect(made).toMatchObject(body);
  const read = await server.send(`GET /artists/${made.id}`, { as: 'visitor' });
  const { hasDraft: _draft, translationState: _state, ...shown } = made;
  expect(read.body).toEqual(shown);
});

it.each(['DJ Drita', 'dj_drita', 'dj/drita', 'dritë', 'a.b', ''])('refuses the address %j', async (slug) => {
  const { status, body } = await create(slug);
  expect([status, body.errors]).toMatchObject([422, [{ path: 'slug' }]]);
});

it.each(['evente', 'Evente', 'admin', 'en', 'it', 'DE', 'api', 'projects', '404'])(
  'refuses the address %j, which the site has',
  async (slug) => {
    const { status, body } = await create(slug);
    expect([status, body.errors]).toMatchObject([422, [{ path: 'slug', code: 'siteAddress' }]]);
    const { body: other } = await create('dj-x');
    expect((await server.send(`PATCH /artists/${other.id}`, { body: { slug } })).status).toBe(422);
  },
);

it('keeps an address that was free before it was that of a language to come', async () => {
  const { body } = await create('DJ-It');
  const id = String(body.id);
  await addresses.create({ _id: 'it', entity: 'artists', documentId: id });
  await collections.artists.model.updateOne({ _id: id }, { slug: 'it' });
  const changed = await server.send(`PATCH /artists/${id}`, { body: { line: 'Italo disco' } });
  expect([changed.status, changed.body.slug]).toEqual([200, 'it']);
});

it('has an address of its own, whatever the case, also against those that others had', async () => {
  const { body: first } = await create('DJ-Drita');
  const taken = await create('dj-drita');
  expect([taken.status, taken.body]).toMatchObject([
    409,
    { code: 'addressTaken', errors: [{ path: 'slug', code: 'addressTaken' }] },
  ]);
  await server.send(`PATCH /artists/${first.id}`, { body: { slug: 'DJ-Nata' } });
  expect((await create('DJ-Drita')).status).toBe(409);
  const { body: second } = await create('DJ-Hana');
  const moved = await server.send(`PATCH /artists/${second.id}`, { body: { slug: 'dj-DRITA' } });
  expect(moved.status).toBe(409);
  // Its own again, and only its case.
  const back = await server.send(`PATCH /artists/${first.id}`, { body: { slug: 'Dj-drita' } });
  expect([back.status, back.body.slug]).toEqual([200, 'Dj-drita']);
});

it('is found by every address that it has or had', async () => {
  const { body: made } = await create('DJ-Drita');
  await server.send(`PATCH /artists/${made.id}`, { body: { slug: 'DJ-Nata' } });
  for (const address of [made.id, 'DJ-Nata', 'dj-drita']) {
    const { body } = await server.send(`GET /artists/${address}`, { as: 'visitor' });
    expect(body).toMatchObject({ id: made.id, slug: 'DJ-Nata' });
  }
  expect((await server.send('GET /artists/nobody', { as: 'visitor' })).status).toBe(404);
  const { list } = await server.send('GET /artists/addresses', { as: 'visitor' });
  expect(list).toEqual([
    { address: 'dj-drita', id: made.id, now: 'DJ-Nata' },
    { address: 'dj-nata', id: made.id, now: 'DJ-Nata' },
  ]);
});

it('gives its address free when it is removed, and needs it when it comes back', async () => {
  const { body: made } = await create('DJ-Drita');
  await server.send(`DELETE /artists/${made.id}`);
  expect((await server.send('GET /artists/DJ-Drita', { as: 'visitor' })).status).toBe(404);
  const { body: other } = await create('DJ-Drita');
  expect((await server.send(`POST /trash/${made.id}/restore`)).status).toBe(409);
  await server.send(`DELETE /artists/${other.id}`);
  expect((await server.send(`POST /trash/${made.id}/restore`)).status).toBe(200);
  await server.send(`DELETE /artists/${made.id}`);
  await server.send(`DELETE /trash/${made.id}`);
  expect(await addresses.countDocuments({ documentId: made.id })).toBe(0);
});

it('gives only one of two at once an address', async () => {
  const both = await Promise.all([create('DJ-Drita'), create('dj-drita')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

it('is named by events, which leave it out when it is removed', async () => {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...event } = sampleEvent();
  const { body: artist } = await create('DJ-Drita');
  const { body: plain } = await server.send('POST /events', { body: { ...event, artistIds: undefined } });
  expect(plain.artistIds).toEqual([]);
  const artistIds = [artist.id, artist.id];
  const { body: made } = await server.send('POST /events', { body: { ...event, artistIds } });
  expect(made.artistIds).toEqual([artist.id]);
  const path = `/events/${made.id}`;
  const unknown = await server.send(`PATCH ${path}`, { body: { artistIds: ['no'] } });
  expect([unknown.status, unknown.body.errors]).toMatchObject([422, [{ path: 'artistIds' }]]);
  // A change of the artist changes nothing that an event is read with; its removal does.
  const eventNow = async () => (await server.send('GET /events')).list.find(({ id }) => id === made.id);
  await server.send(`PATCH /artists/${artist.id}`, { body: { line: 'House' } });
  expect(await eventNow()).toMatchObject({ version: 1, artistIds: [artist.id] });
  await server.send(`DELETE /artists/${artist.id}`);
  expect(await eventNow()).toMatchObject({ version: 2, artistIds: [] });
  await server.send(`POST /trash/${artist.id}/restore`);
  expect(await eventNow()).toMatchObject({ version: 3, artistIds: [artist.id] });
});

it('is found by nobody while it is a draft, and events leave it out', async () => {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...event } = sampleEvent();
  const { body: artist } = await create('DJ-Drita');
  const { body: made } = await server.send('POST /events', { body: { ...event, artistIds: [artist.id] } });
  const path = `PATCH /artists/${artist.id}`;
  expect((await server.send(path, { body: { status: 'draft' } })).status).toBe(200);
  const seenBy = async (as: 'visitor' | 'admin') => {
    const read = async (call: string) => (await server.send(call, { as })).list;
    const [shown] = await read('GET /events');
    return {
      statuses: await Promise.all(
        [artist.id, 'DJ-Drita'].map(
          async (each) => (await server.send(`GET /artists/${each}`, { as })).status,
        ),
      ),
      listed: (await read('GET /artists')).length,
      addresses: (await read('GET /artists/addresses')).length,
      event: [shown?.version, shown?.artistIds],
    };
  };
  expect(await seenBy('visitor')).toEqual({ statuses: [404, 404], listed: 0, addresses: 0, event: [2, []] });
  expect(await seenBy('admin')).toMatchObject({
    statuses: [200, 200],
    listed: 1,
    event: [2, [artist.id]],
  });
  const { body: preview } = await server.send('POST /previews', {
    body: { entity: 'artists', id: artist.id },
  });
  expect(preview.url).toBe(`/DJ-Drita?parapamje=${preview.id}`);
  expect((await server.send(path, { body: { status: 'published' } })).status).toBe(200);
  expect(await seenBy('visitor')).toMatchObject({ statuses: [200, 200], event: [3, [artist.id]] });
  expect(made.version).toBe(1);
});

it('has translations of its texts, also inside lists, and of captions', async () => {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...body } = sampleArtist();
  const { body: made } = await server.send('POST /artists', { body });
  const [medium] = media.parse(made.media);
  const en = {
    line: 'House until morning.',
    facts: [{ label: 'Location' }],
    venues: ['Club Stars, Tirana'],
    performances: [{ title: 'White night', services: ['DJ'] }],
    captions: { [String(medium?.id)]: 'Behind the decks' },
  };
  const path = `PATCH /artists/${made.id}`;
  const translated = await server.send(path, { body: { translations: { en } } });
  expect([translated.status, translated.body.translations]).toEqual([200, { en }]);
  const state = { missing: ['biography', 'mashups', 'equipment'], stale: [] };
  expect(translated.body.translationState).toEqual({ en: state });
  const wrong = await server.send(path, { body: { translations: { en: { slug: 'x' } } } });
  expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ path: 'translations.en.slug' }]]);
});

it('the light of a service is guessed unless it is said', async () => {
  const {
    id: _id,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    light: _,
    ...body
  } = sampleService();
  const guessed = await server.send('POST /services', { body: { ...body, title: 'Lazer', order: null } });
  expect(guessed.body.light).toBe('laser');
  const said = await server.send('POST /services', { body: { ...body, light: 'none', order: null } });
  expect(said.body.light).toBe('none');
  const wrong = await server.send('POST /services', { body: { ...body, light: 'moon', order: null } });
  expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ path: 'light' }]]);
  // One that was stored before the field existed.
  await collections.services.model.updateOne({ _id: guessed.body.id }, { $unset: { light: 1 } });
  const { list } = await server.send('GET /services');
  expect(list[0]).toMatchObject({ light: 'laser' });
  const renamed = await server.send(`PATCH /services/${said.body.id}`, { body: { title: 'Lazer' } });
  expect(renamed.body.light).toBe('none');
});
