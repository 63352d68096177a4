import { createLog } from '@ritmi/shared/server/log';
import { publishedLists } from '@ritmi/shared/domain/entities';
import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { exportContent } from './content/folder.js';
import { importContent } from './content/import.js';
import { connect } from './db/connect.js';
import { history } from './db/history.js';
import { collections } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { mediaRoutes } from './media/routes.js';
import { emptyProduct } from './testing/emptyProduct.js';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';

let server: TestServer;
let files: TestUploads;
let folder: string;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/content?');
  await connect(database);
  files = await openTestUploads();
  const { uploads } = files;
  const app = createApp({
    verifyToken: verifyTestToken,
    routes: [...uploadRoutes(uploads), ...mediaRoutes(uploads), ...historyRoutes(collections, uploads)],
    uploads,
    logger: createLog('api', 'silent'),
    trustProxy: false,
  });
  server = await serveApp(database, app);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-content-'));
  await emptyProduct(files);
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

async function upload(filename: string, background: string): Promise<string> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), filename);
  return String((await server.send('POST /uploads', { body })).body.url);
}

const nameOf = (url: string) => url.slice('/uploads/'.length);
const make = async (path: string, body: object) => {
  const made = await server.send(`POST ${path}`, { body });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  return made.body;
};
const change = (path: string, body: object) => server.send(`PATCH ${path}`, { body });

const write = () => exportContent(folder, { collections, storage: files.uploads.storage });
const read = (options: { isDryRun?: boolean } = {}) =>
  importContent(folder, {
    collections,
    storage: files.uploads.storage,
    incoming: join(files.folder, 'incoming'),
    ...options,
  });

async function pathsIn(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

async function textsIn(): Promise<Record<string, string>> {
  const texts = (await pathsIn()).map(async (path) => [path, await readFile(join(folder, path), 'latin1')]);
  return Object.fromEntries(await Promise.all(texts));
}

/** What people read of everything; of each document also the version for `whole`. */
async function reads({ as, isWhole = false }: { as: 'admin' | 'visitor'; isWhole?: boolean }) {
  const paths = [
    ...publishedLists.map((name) => `/${name}`),
    '/settings',
    ...(as === 'admin' ? ['/media'] : []),
  ];
  const answers = await Promise.all(
    paths.map(async (path) => [path, await server.send(`GET ${path}`, { as })] as const),
  );
  const shown = answers.map(([path, { body }]) => [
    path,
    JSON.parse(JSON.stringify(body), isWhole ? undefined : withoutStamps),
  ]);
  return Object.fromEntries(shown) as Record<string, unknown>;
}

// Of the settings there is no other time than that of their first change.
function withoutStamps(this: { readonly id?: string }, name: string, value: unknown): unknown {
  const stamps = ['version', 'updatedAt', ...(this.id === 'settings' ? ['createdAt'] : [])];
  return stamps.includes(name) ? undefined : value;
}

/** Content with all that an export must carry, and what must stay out of it. */
async function fill() {
  const [dasma, drita, secret, unused] = [
    await upload('dasma.png', '#3a2b4c'),
    await upload('drita.png', '#aa2b4c'),
    await upload('nesër.png', '#112233'),
    await upload('e-lirë.png', '#445566'),
  ];
  const alt = { sq: 'Çifti i parë', en: 'The first couple' };
  await change(`/media/${encodeURIComponent(nameOf(dasma))}`, { alt, focus: { x: 0.25, y: 0.5 } });
  const translations = { en: { title: 'Light', features: ['Four lamps'] } };
  const hidden = { price: '350', hidePrice: true };
  const light = await make('/services', {
    ...sampleService(),
    title: 'Dritë',
    features: ['Katër llamba'],
    translations,
    ...hidden,
    image: dasma,
  });
  const sound = await make('/services', { ...sampleService(), title: 'Zë' });
  const draft = await make('/services', {
    ...sampleService(),
    title: 'Sekret i së nesërmes',
    status: 'draft',
    image: secret,
  });
  const pkg = await make('/packages', { ...samplePackage(), serviceIds: [sound.id, draft.id, light.id] });
  const artist = await make('/artists', {
    stageName: 'DJ Drita',
    slug: 'DJ-Drita',
    design: 'party',
    portrait: drita,
  });
  const form = new FormData();
  const media = [{ type: 'image', url: dasma, caption: 'Vallja' }];
  for (const [name, value] of Object.entries({
    title: 'Dasma',
    description: 'Vallja.',
    date: '2026-09-19',
    image: dasma,
  }))
    form.set(name, String(value));
  form.set('media', JSON.stringify(media));
  form.set('artistIds', JSON.stringify([artist.id]));
  const event = (await server.send('POST /events', { body: form })).body;
  expect(event.errors).toBeUndefined();
  await make('/contact', { type: 'phone', value: '+355 69 123 4567', label: 'Arta' });
  await change('/settings', { name: 'Nata', hero: { heading: 'Nata jonë', picture: dasma } });
  return { light, sound, draft, pkg, artist, event, dasma, drita, secret, unused };
}

describe('an export', () => {
  // spec: content.commands.export
  it('has published content, settings and media, one file a document, and the same bytes each time', async () => {
    const { light, sound, draft, pkg, artist, event, dasma, drita, secret, unused } = await fill();
    expect(await write()).toMatchObject({ documents: 7, files: 3, removed: [], left: [] });
    const [contact] = (await server.send('GET /contact')).list;
    const media = [dasma, drita, unused].map((url) => `media/${nameOf(url)}`);
    expect(await pathsIn()).toEqual(
      [
        `artists/${artist.id}.json`,
        `contact/${contact?.id}.json`,
        `events/${event.id}.json`,
        ...media,
        ...media.map((path) => `${path}.json`),
        `packages/${pkg.id}.json`,
        'ritmi-content.json',
        `services/${light.id}.json`,
        `services/${sound.id}.json`,
        'settings.json',
      ].toSorted(),
    );
    const texts = await textsIn();
    const all = JSON.stringify(Object.entries(texts).filter(([path]) => path.endsWith('.json')));
    for (const word of ['Sekret', nameOf(secret), draft.id, 'tester@example.al', 'Tester', '"version'])
      expect(all).not.toContain(word);
    expect(JSON.parse(texts[`services/${light.id}.json`] ?? '')).toMatchObject({
      hidePrice: true,
      price: '350.00',
    });
    expect(await write()).toMatchObject({ removed: [] });
    expect(await textsIn()).toEqual(texts);
    expect((await server.send(`GET ${dasma}`)).status).toBe(200);
  });

  it('drops what is no longer published and leaves files that are no part of it', async () => {
    const { event, light, pkg } = await fill();
    await write();
    await writeFile(join(folder, 'README.md'), 'e jona');
    await server.send(`DELETE /events/${event.id}`);
    await change(`/packages/${pkg.id}`, { status: 'draft' });
    const { removed } = await write();
    expect(removed).toEqual([`events/${event.id}.json`, `packages/${pkg.id}.json`]);
    expect(await pathsIn()).toEqual(expect.arrayContaining(['README.md', `services/${light.id}.json`]));
  });

  it('refuses a folder in which others have files of its names', async () => {
    await writeFile(join(folder, 'settings.json'), '{}');
    await expect(write()).rejects.toThrow('has settings.json and is not an export');
    expect(await pathsIn()).toEqual(['settings.json']);
  });
});

describe('an import', () => {
  // spec: content.commands.import
  it('fills an empty database with the same content, and changes nothing the second time', async () => {
    await fill();
    const [visitor, admin] = [await reads({ as: 'visitor' }), await reads({ as: 'admin' })];
    await write();
    const texts = await textsIn();
    await emptyProduct(files);
    expect((await read()).unchanged).toBe(0);
    expect(await reads({ as: 'visitor' })).toEqual(visitor);
    const now = await reads({ as: 'admin' });
    expect(now['/settings']).toEqual(admin['/settings']);
    expect(now['/events']).toEqual(admin['/events']);
    const [light] = (await server.send('GET /services')).list;
    expect(light).toMatchObject({ title: 'Dritë', price: '350.00', hidePrice: true });
    await write();
    expect(await textsIn()).toEqual(texts);

    const [before, count] = [await reads({ as: 'admin', isWhole: true }), await history.countDocuments()];
    expect(await read()).toEqual({ changes: [], unchanged: 10 });
    expect(await reads({ as: 'admin', isWhole: true })).toEqual(before);
    expect(await history.countDocuments()).toBe(count);
    const [entry] = (await server.send('GET /settings/history')).list;
    expect(entry).toMatchObject({ who: { id: '', name: 'npm run content' }, op: 'update' });
  });

  it('brings back what was deleted or changed, and keeps what the export does not have', async () => {
    const { light, pkg, dasma, artist, draft, unused } = await fill();
    await write();
    const visitor = await reads({ as: 'visitor' });
    await change(`/services/${light.id}`, {
      price: '10',
      hidePrice: false,
      translations: { en: { description: 'x' } },
    });
    await server.send(`DELETE /services/${light.id}`);
    await server.send(`DELETE /artists/${artist.id}`);
    await change(`/media/${encodeURIComponent(nameOf(dasma))}`, { alt: { sq: 'Tjetër' }, focus: null });
    await server.send(`DELETE /media/${encodeURIComponent(nameOf(unused))}`);
    await change('/settings', { hero: { heading: 'Tjetër' } });
    const planned = await read({ isDryRun: true });
    expect(planned.changes).toEqual(
      expect.arrayContaining([
        { op: 'restore', path: `services/${light.id}.json`, title: 'Dritë' },
        { op: 'restore', path: `artists/${artist.id}.json`, title: 'DJ Drita' },
        expect.objectContaining({ op: 'update', path: 'settings.json' }),
        expect.objectContaining({ op: 'create', path: `media/${nameOf(unused)}` }),
      ]),
    );
    expect((await server.send('GET /settings')).body).toMatchObject({ hero: { heading: 'Tjetër' } });
    expect((await server.send('GET /trash')).list).toHaveLength(2);

    expect(await read()).toEqual(planned);
    expect(await reads({ as: 'visitor' })).toEqual(visitor);
    expect((await server.send('GET /trash')).list).toHaveLength(0);
    expect((await server.send(`GET ${unused}`)).status).toBe(200);
    const { services } = (await server.send(`GET /packages/${pkg.id}`)).body;
    expect(services).toEqual(expect.arrayContaining([expect.objectContaining({ id: draft.id })]));
    const own = await make('/services', { ...sampleService(), title: 'E re' });
    await read();
    expect((await server.send('GET /services')).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining([own.id, draft.id, light.id]),
    );
  });

  // spec: content.commands.broken
  it('refuses broken parts of a document that is there, and leaves it as it is', async () => {
    const { light, event } = await fill();
    await write();
    const before = await reads({ as: 'admin', isWhole: true });
    const broken: readonly (readonly [string, object, string])[] = [
      [`services/${light.id}.json`, { translations: { sq: { title: 'x' } } }, 'translations.sq'],
      [`services/${light.id}.json`, { translations: { en: { titel: 'x' } } }, 'translations.en.titel'],
      [`events/${event.id}.json`, { media: [{ id: 'a', type: 'image' }] }, 'media.0.url'],
    ];
    for (const [path, values, field] of broken) {
      const old = await readFile(join(folder, path), 'utf8');
      await writeFile(join(folder, path), JSON.stringify({ ...JSON.parse(old), ...values }));
      const message = await read().catch((error: Error) => error.message);
      expect(message).toMatch(new RegExp(`^${path}: ${field}: `));
      await writeFile(join(folder, path), old);
    }
    expect(await reads({ as: 'admin', isWhole: true })).toEqual(before);
  });

  it('refuses a broken folder before it writes anything', async () => {
    const { light, pkg, dasma } = await fill();
    await write();
    await emptyProduct(files);
    const [service, media] = [`services/${light.id}.json`, `media/${nameOf(dasma)}`];
    const whole = await readFile(join(folder, service), 'utf8');
    const edited = (values: object) => JSON.stringify({ ...JSON.parse(whole), ...values });
    const picture = await readFile(join(folder, media));
    const broken: readonly (readonly [string, string | Buffer | null, string])[] = [
      [service, edited({ price: 'pak' }), `${service}: price: Price must be a number of at least 0`],
      [service, edited({ title: '' }), `${service}: title: Title is required`],
      [service, edited({ titel: 'x' }), `${service}: titel: is no field of service`],
      [service, edited({ id: 'x' }), `${service}: id: must be ${light.id}`],
      [service, '{"id":', `${service}: is not valid JSON`],
      [service, null, `packages/${pkg.id}.json: serviceIds: A chosen service does not exist`],
      [media, null, `${media}: is missing`],
      [
        media,
        picture.subarray(1),
        `${media}: is damaged: it has ${picture.length - 1} bytes, not ${picture.length}`,
      ],
      [
        media,
        Buffer.concat([picture.subarray(0, -1), Buffer.of(7)]),
        `${media}: is damaged: its sha256 is another one`,
      ],
      ['ritmi-content.json', null, 'ritmi-content.json: is missing: this folder is no export'],
    ];
    for (const [path, content, message] of broken) {
      const old = await readFile(join(folder, path));
      if (content === null) await rm(join(folder, path));
      else await writeFile(join(folder, path), content);
      for (const isDryRun of [true, false]) {
        expect(await read({ isDryRun }).catch((error: Error) => error.message)).toBe(message);
      }
      await writeFile(join(folder, path), old);
    }
    expect([await history.countDocuments(), await files.uploads.storage.list()]).toEqual([0, []]);
    expect(await readdir(join(files.folder, 'incoming'))).toEqual([]);
  });
});
