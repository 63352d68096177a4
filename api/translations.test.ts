import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { collections, entityRoutes } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  files = await openTestUploads();
  server = await serveRoutes(inject('mongoUri').replace('/?', '/translations?'), [
    ...historyRoutes(collections, files.uploads),
    ...entityRoutes('services'),
    ...entityRoutes('packages'),
    ...entityRoutes('events', files.uploads),
  ]);
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const service = {
  title: 'Ndriçim',
  description: 'Drita për sallën.',
  price: '220',
  category: 'lightbulb',
  icon: 'lightbulb',
  features: ['8 koka', 'Operator'],
};
const english = { title: 'Lighting', features: ['8 heads', 'Operator'] };

const create = async (sent: object = {}) =>
  (await server.send('POST /services', { body: { ...service, ...sent } })).body;

async function patch(id: string, body: object, version?: number) {
  const headers = version === undefined ? {} : { 'If-Match': `"${version}"` };
  return server.send(`PATCH /services/${id}`, { body, headers });
}

const state = (missing: string[], stale: string[] = []) => ({ en: { missing, stale } });

it('keeps translations beside the source, and says what is missing only to those who are signed in', async () => {
  const made = await create({ translations: { en: english } });
  expect(made).toMatchObject({ translations: { en: english }, hiddenLanguages: [] });
  expect(made.translationState).toEqual(state(['description']));
  const plain = await create();
  expect(plain).toMatchObject({
    translations: {},
    translationState: state(['title', 'description', 'features']),
  });
  const { list } = await server.send('GET /services', { as: 'visitor' });
  const read = list.find(({ id }) => id === made.id);
  expect(read?.translations).toEqual({ en: english });
  expect(read).not.toHaveProperty('translationState');
});

it('merges a change per language and field, and removes what is empty', async () => {
  const { id } = await create({ translations: { en: english } });
  const after = async (en: unknown) => (await patch(id, { translations: { en } })).body.translations;
  expect(await after({ description: 'Lights for the hall.' })).toEqual({
    en: { ...english, description: 'Lights for the hall.' },
  });
  expect(await after({ title: '  ', features: [] })).toEqual({ en: { description: 'Lights for the hall.' } });
  expect(await after({ description: null })).toEqual({});
  expect((await patch(id, { translations: { en: english } })).body.translations).toEqual({ en: english });
  expect(await after(null)).toEqual({});
  expect((await patch(id, { title: 'Dritë' })).body.translations).toEqual({});
});

it.each([[null], [''], [' \n '], [[]]])(
  'removes a text, a list or a language for which %j is sent',
  async (nothing) => {
    const after = async (sent: unknown) => {
      const { id } = await create({ translations: { en: english } });
      return (await patch(id, { translations: sent })).body.translations;
    };
    expect(await after({ en: { title: nothing } })).toEqual({ en: { features: english.features } });
    expect(await after({ en: { features: nothing } })).toEqual({ en: { title: english.title } });
    expect(await after({ en: nothing })).toEqual({});
  },
);

it.each([
  [{ translations: { xx: { title: 'x' } } }, 'translations.xx'],
  [{ translations: { sq: { title: 'x' } } }, 'translations.sq'],
  [{ translations: { en: { price: '1' } } }, 'translations.en.price'],
  [{ translations: { en: { captions: { x: 'y' } } } }, 'translations.en.captions'],
  [{ translations: { en: { title: 7 } } }, 'translations.en.title'],
  [{ translations: { en: { features: ['a', ''] } } }, 'translations.en.features.1'],
  [{ translations: 'en' }, 'translations'],
  [{ hiddenLanguages: ['sq'] }, 'hiddenLanguages.0'],
])('refuses %j at %s', async (sent, path) => {
  const { id } = await create();
  for (const reply of [
    await patch(id, sent),
    await server.send('POST /services', { body: { ...service, ...sent } }),
  ]) {
    expect([reply.status, reply.body.errors]).toEqual([422, [expect.objectContaining({ path })]]);
  }
});

it('calls a translation stale while its source is another one', async () => {
  const { id } = await create({ translations: { en: english } });
  const stateAfter = async (body: object) => (await patch(id, body)).body.translationState;
  expect(await stateAfter({ title: 'Dritë' })).toEqual(state(['description'], ['title']));
  expect(await stateAfter({ translations: { en: { title: 'Lighting' } } })).toEqual(
    state(['description'], ['title']),
  );
  expect(await stateAfter({ title: 'Ndriçim' })).toEqual(state(['description']));
  expect(await stateAfter({ title: 'Dritë', translations: { en: { title: 'Light' } } })).toEqual(
    state(['description']),
  );
  expect(await stateAfter({ title: 'Dritat' })).toEqual(state(['description'], ['title']));
  const sources = await server.send(`GET /services/${id}/translations/en/sources`);
  expect(sources.body).toEqual({ title: 'Dritë', features: service.features });
});

it('is told that a translation is still right', async () => {
  const { id } = await create({ translations: { en: english } });
  const { body: before } = await patch(id, { title: 'Dritë', features: ['9 koka'] });
  expect(before.translationState).toEqual(state(['description'], ['title', 'features']));
  const review = (language: string, fields: unknown) =>
    server.send(`POST /services/${id}/translations/${language}/reviewed`, { body: { fields } });
  const { status, body } = await review('en', ['title']);
  expect([status, body.translationState]).toEqual([200, state(['description'], ['features'])]);
  expect(body.version).toBe(before.version + 1);
  expect((await review('en', ['title'])).body.version).toBe(body.version);
  const [latest, earlier] = (await server.send(`GET /services/${id}/history`)).list;
  expect(latest).toMatchObject({ op: 'update', changes: [], reviewed: ['translations.en.title'] });
  expect(earlier).not.toHaveProperty('reviewed');
  expect((await review('sq', ['title'])).status).toBe(404);
  expect((await review('en', ['price'])).body.errors).toEqual([
    expect.objectContaining({ path: 'fields.0' }),
  ]);
  expect((await server.send(`POST /services/${id}/translations/en/reviewed`, { as: 'visitor' })).status).toBe(
    401,
  );
});

it('merges edits of an older version per language and field, and names them in conflicts and history', async () => {
  const { id, version } = await create({ translations: { en: english } });
  await patch(id, { translations: { en: { title: 'Lights' } } });
  const other = await patch(id, { translations: { en: { title: 'Lighting', features: null } } }, version);
  expect(other.body.translations).toEqual({ en: { title: 'Lights' } });
  const same = await patch(id, { translations: { en: { title: 'Lamps' } } }, version);
  expect([same.status, same.body.conflicts]).toEqual([409, ['translations.en.title']]);
  const { list } = await server.send(`GET /services/${id}/history`);
  expect(list[0]?.changes).toEqual([
    { field: 'translations.en.features', before: english.features, after: null },
  ]);
});

it('leaves hidden languages out of what visitors read, in packages too', async () => {
  const { id } = await create({ translations: { en: english } });
  const made = {
    title: 'Dasma',
    description: 'Gjithçka.',
    serviceIds: [id],
    translations: { en: { title: 'Wedding' } },
  };
  await server.send('POST /packages', { body: made });
  const read = async (as: 'visitor' | 'admin') => {
    const { list: services } = await server.send('GET /services', { as });
    const { list: packages } = await server.send('GET /packages', { as });
    return [services.find((each) => each.id === id), packages[0]];
  };
  const entry = { id, title: 'Ndriçim', price: '220.00', hidePrice: false };
  const pkg = (service: object) => ({
    translations: { en: { title: 'Wedding' } },
    services: [{ id, service }],
  });
  expect(await read('visitor')).toMatchObject([
    { translations: { en: english } },
    pkg({ ...entry, translations: { en: { title: 'Lighting' } } }),
  ]);
  await patch(id, { hiddenLanguages: ['en'] });
  const [hidden, inPackage] = await read('visitor');
  expect(hidden?.translations).toEqual({});
  expect(inPackage?.services).toEqual([{ id, service: entry }]);
  expect((await read('admin'))[0]).toMatchObject({ translations: { en: english }, hiddenLanguages: ['en'] });
});

it('brings translations and their state back from the trash', async () => {
  const { id } = await create({ translations: { en: english } });
  await patch(id, { title: 'Dritë' });
  await server.send(`DELETE /services/${id}`);
  const { body } = await server.send(`POST /trash/${id}/restore`);
  expect([body.translations, body.translationState]).toEqual([
    { en: english },
    state(['description'], ['title']),
  ]);
});

it('brings an earlier version back with the translations of that version', async () => {
  const { id, version } = await create({ translations: { en: { title: 'Lighting' } } });
  await patch(id, { translations: { en: { title: 'Lamps', description: 'Lights.' } } });
  const { status, body } = await server.send(`POST /services/${id}/history/${version}/restore`);
  expect([status, body.translations]).toEqual([200, { en: { title: 'Lighting' } }]);
});

it('translates captions by the id of their medium, with which they leave', async () => {
  const form = new FormData();
  const parts = {
    title: 'Nata',
    date: '2026-06-14',
    description: 'Tarracë.',
    mediaData: JSON.stringify([
      { id: 'a.1', type: 'image', url: '/uploads/a.webp', caption: 'Salla' },
      { id: 'b', type: 'image', url: '/uploads/b.webp', caption: 'Skena' },
    ]),
    translations: JSON.stringify({ en: { captions: { 'a.1': 'The hall', b: 'The stage' } } }),
    hiddenLanguages: '[]',
  };
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  const { status, body: event } = await server.send('POST /events', { body: form });
  expect([status, event.translations]).toEqual([
    201,
    { en: { captions: { 'a.1': 'The hall', b: 'The stage' } } },
  ]);
  const change = (body: object, version = event.version) =>
    server.send(`PATCH /events/${event.id}`, { body, headers: { 'If-Match': `"${version}"` } });
  const changed = await change({ translations: { en: { captions: { 'a.1': 'A hall' } } } });
  expect(changed.body.translations).toEqual({ en: { captions: { 'a.1': 'A hall', b: 'The stage' } } });
  const conflict = await change({
    translations: { en: { captions: { 'a.1': 'Our hall', b: 'The stage' } } },
  });
  expect([conflict.status, conflict.body.conflicts]).toEqual([409, ['translations.en.captions.a.1']]);
  const unknown = await change({ translations: { en: { captions: { c: 'x' } } } });
  expect([unknown.status, unknown.body.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'translations.en.captions.c' })],
  ]);
  const media = [{ id: 'b', type: 'image', url: '/uploads/b.webp', caption: 'Skena' }];
  for (const title of ['Nata', 'Nata e re']) {
    const copy = await server.send(`PATCH /events/${event.id}/draft`, { body: { media, title } });
    expect(copy.body.translations).toEqual({ en: { captions: { b: 'The stage' } } });
  }
  const left = await change({ media }, changed.body.version);
  expect(left.body.translations).toEqual({ en: { captions: { b: 'The stage' } } });
  expect(left.body.translationState).toEqual(state(['title', 'description']));
});

it('translates the caption of a medium with an id beside one that gets its own', async () => {
  const form = new FormData();
  const media = [
    { id: 'a', type: 'image', url: '/uploads/a.webp' },
    { type: 'image', url: '/uploads/b.webp' },
  ];
  const texts = { title: 'Nata', date: '2026-06-14', description: 'Tarracë.' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('mediaData', JSON.stringify(media));
  form.append('translations', JSON.stringify({ en: { captions: { a: 'The hall' } } }));
  const { status, body } = await server.send('POST /events', { body: form });
  expect([status, body.translations]).toEqual([201, { en: { captions: { a: 'The hall' } } }]);
});
