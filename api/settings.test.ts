import { defaults } from '@ritmi/shared/domain/settings/defaults';
import { sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { collections } from './entities.js';
import { history } from './db/history.js';
import { historyRoutes } from './history/routes.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  files = await openTestUploads();
  const { uploads } = files;
  const app = createApp({
    verifyToken: verifyTestToken,
    routes: historyRoutes(collections, uploads),
    uploads,
    logger: createLog('api', 'silent'),
    trustProxy: false,
  });
  server = await serveApp(inject('mongoUri').replace('/?', '/settings?'), app);
});
beforeEach(async () => {
  await collections.settings.model.deleteMany();
  await history.deleteMany();
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const read = (as: 'admin' | 'visitor' = 'visitor') => server.send('GET /settings', { as });
const patch = (body: object, version?: number) =>
  server.send('PATCH /settings', {
    body,
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  });

describe('the settings of the site', () => {
  it('have neutral texts until they are saved for the first time', async () => {
    const { status, headers, body } = await read();
    expect([status, headers.get('ETag'), body]).toMatchObject([200, '"0"', { version: 0, ...defaults }]);
    expect(body).toMatchObject({ name: 'Agjencia juaj', discountPerService: '50.00', proof: [], seo: [] });
  });

  it('are changed by who is signed in, one field of a group at a time, and lists as a whole', async () => {
    expect((await server.send('PATCH /settings', { as: 'visitor', body: { name: 'Natë' } })).status).toBe(
      401,
    );
    const first = await patch({ hero: { heading: 'Muzikë' }, lek: { perEuro: 97.5 } });
    expect([first.status, first.headers.get('ETag')]).toEqual([200, '"1"']);
    expect(first.body).toMatchObject({
      hero: { ...defaults.hero, heading: 'Muzikë' },
      lek: { shown: false, perEuro: '97.50' },
    });
    await patch({ proof: [{ value: '10', label: 'vite' }, { label: 'Tiranë' }] });
    const { body } = await patch({
      proof: [{ value: '11', label: 'vite' }],
      homeSections: ['events', 'proof'],
    });
    expect(body).toMatchObject({
      proof: [{ value: '11', label: 'vite' }],
      homeSections: ['events', 'proof'],
    });
    expect((await read('admin')).body).toEqual(body);
  });

  it('merge edits of the same version by field, and name conflicts and history with dots', async () => {
    await patch({ name: 'Natë' });
    expect((await patch({ hero: { heading: 'Muzikë' } }, 1)).status).toBe(200);
    expect((await patch({ hero: { lead: 'Dritë' }, place: { latitude: '41.5' } }, 1)).status).toBe(200);
    const conflict = await patch({ hero: { heading: 'Zë' } }, 1);
    expect([conflict.status, conflict.body.conflicts]).toEqual([409, ['hero.heading']]);
    const { list } = await server.send('GET /settings/history');
    expect(list.map(({ changes }) => changes)).toMatchObject([
      [
        { field: 'hero.lead', before: defaults.hero.lead, after: 'Dritë' },
        { field: 'place.latitude', before: defaults.place.latitude, after: 41.5 },
      ],
      [{ field: 'hero.heading', before: defaults.hero.heading, after: 'Muzikë' }],
      [{ field: 'name', before: defaults.name, after: 'Natë' }],
    ]);
    expect((await server.send('GET /settings/history', { as: 'visitor' })).status).toBe(401);
  });

  it.each([1, 0])('bring version %i back as a new one', async (version) => {
    const { body: first } = await patch({ name: 'Natë', hero: { heading: 'Muzikë' }, homeSections: [] });
    await patch({ name: 'Ditë', hero: { lead: 'Dritë' }, homeSections: ['events'] });
    const restored = await server.send(`POST /settings/history/${version}/restore`);
    const { name, hero, homeSections } = version === 0 ? defaults : first;
    expect([restored.status, restored.body]).toMatchObject([200, { name, hero, homeSections, version: 3 }]);
    const refused = await server.send('POST /settings/history/1/restore', { as: 'visitor' });
    expect(refused.status).toBe(401);
  });

  it('are translated field by field, and tell what is missing and what is stale', async () => {
    const english = { hero: { heading: 'Light' }, questions: [{ question: 'Deposit?' }] };
    const first = await patch({
      questions: [{ question: 'A ka kapar?', answer: 'Po.' }],
      translations: { en: english },
    });
    expect([first.status, first.body.translations]).toEqual([200, { en: english }]);
    const { body } = await patch({
      hero: { heading: 'Muzikë' },
      translations: { en: { tagline: 'Nights' } },
    });
    expect(body.translations).toEqual({ en: { ...english, tagline: 'Nights' } });
    const missing = ['description', 'hero.lead', 'priceNotice', 'terms', 'privacy'];
    expect(body.translationState).toEqual({ en: { missing, stale: ['hero.heading'] } });
    const path = '/settings/translations/en';
    expect((await server.send(`GET ${path}/sources`)).body['hero.heading']).toBe(defaults.hero.heading);
    const { body: reviewed } = await server.send(`POST ${path}/reviewed`, {
      body: { fields: ['hero.heading'] },
    });
    expect(reviewed.translationState).toMatchObject({ en: { stale: [] } });
    const conflict = await patch({ translations: { en: { tagline: 'Lights' } } }, first.body.version);
    expect([conflict.status, conflict.body.conflicts]).toEqual([409, ['translations.en.tagline']]);
    const wrong = await patch({ translations: { en: { greeting: 'Hello' } } });
    expect([wrong.status, wrong.body.errors]).toMatchObject([422, [{ path: 'translations.en.greeting' }]]);
    await patch({ hiddenLanguages: ['en'] });
    expect((await read()).body.translations).toEqual({});
  });

  it('are stored once when several people save them for the first time at once', async () => {
    const names = ['Një', 'Dy', 'Tri', 'Katër'];
    const answers = await Promise.all(names.map((name) => patch({ name, greeting: name })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read()).body.version).toBe(4);
  });

  it.each([
    [{ name: ' ' }, ['name']],
    [{ hero: { heading: '' } }, ['hero.heading']],
    [{ logo: 'javascript:alert(1)' }, ['logo']],
    [{ hero: { film: '//other.example/film.mp4' } }, ['hero.film']],
    [{ social: { instagram: '@ritmi', maps: '/maps' } }, ['social.instagram', 'social.maps']],
    [{ place: { latitude: 90.1, longitude: 'lindje' } }, ['place.latitude', 'place.longitude']],
    [{ discountPerService: '' }, ['discountPerService']],
    [{ discountPerService: '-1' }, ['discountPerService']],
    [{ discountPerService: '1.234' }, ['discountPerService']],
    [{ lek: { perEuro: '0' } }, ['lek.perEuro']],
    [{ homeSections: ['events', 'events'] }, ['homeSections']],
    [{ homeSections: ['blog'] }, ['homeSections.0']],
    [{ seo: [{ path: 'paketa' }] }, ['seo.0.path']],
    // Their English texts are translations of the page's entry.
    [
      { seo: [{ path: '/en/paketa' }, { path: '/en' }, { path: '/sq/' }] },
      ['seo.0.path', 'seo.1.path', 'seo.2.path'],
    ],
    [{ seo: [{ path: '/paketa' }, { path: '/paketa/' }] }, ['seo.1.path']],
    [{ seo: [{ path: '/paketa' }, { path: '/kontakt' }, { path: '/paketa' }] }, ['seo.2.path']],
    [{ questions: [{ question: 'Pse?' }] }, ['questions.0.answer']],
    [{ proof: Array.from({ length: 21 }, () => ({ label: 'vite' })) }, ['proof']],
    [{ hero: 'Muzikë' }, ['hero']],
  ])('refuse %j', async (body, paths) => {
    const { status, body: answer } = await patch(body);
    expect([status, (answer.errors as { path: string }[]).map(({ path }) => path)]).toEqual([422, paths]);
  });

  it('name a page as its address is written everywhere', async () => {
    const { status, body } = await patch({
      seo: [{ path: '/' }, { path: '/kontakt/' }, { path: '/energy' }],
    });
    expect([status, body.seo]).toMatchObject([
      200,
      [{ path: '/' }, { path: '/kontakt' }, { path: '/energy' }],
    ]);
  });

  it('keep no empty parts of translated entries, which keep their places', async () => {
    const questions = ['Sa zgjat?', 'Ku?'].map((question) => ({ question, answer: 'Një natë.' }));
    const english = { question: 'How long?', answer: 'A night.' };
    const sent = [{ question: '', answer: ' ' }, english];
    const { body } = await patch({ questions, translations: { en: { questions: sent } } });
    expect(body).toHaveProperty('translations.en.questions', [{}, english]);
  });

  it('decide the discount of a quote', async () => {
    const {
      id: _id,
      version: _version,
      createdAt: _created,
      updatedAt: _updated,
      ...service
    } = sampleService();
    const add = async (price: string) =>
      (await server.send('POST /services', { body: { ...service, price, order: null } })).body.id;
    const serviceIds = [await add('100.00'), await add('150.00')];
    const quote = async () =>
      (await server.send('POST /quote', { as: 'visitor', body: { serviceIds } })).body;
    expect(await quote()).toMatchObject({ sum: '250.00', discount: '100.00', total: '150.00' });
    await patch({ discountPerService: '20' });
    expect(await quote()).toMatchObject({ sum: '250.00', discount: '40.00', total: '210.00' });
  });

  it('name the description of the API', async () => {
    await patch({ name: 'Natë' });
    expect((await server.send('GET /openapi.json')).body.info).toMatchObject({ title: 'Natë API' });
  });
});
