import { sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { connect } from './db/connect.js';
import { fileRecords, latestFirst, syncRecords } from './db/files/records.js';
import { collections } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';
import { mediaRoutes } from './media/routes.js';

describe.each(inject('storages'))('the media library on %s', (storage) => {
  let server: TestServer;
  let files: TestUploads;

  beforeAll(async () => {
    const database = inject('mongoUri').replace('/?', `/media_${storage}?`);
    await connect(database);
    files = await openTestUploads({ storage, s3: inject('s3') });
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
    for (const { name } of await files.uploads.storage.list()) await files.uploads.storage.remove(name);
    for (const collection of (await mongoose.connection.db?.collections()) ?? [])
      if (!collection.collectionName.startsWith('uploads.')) await collection.deleteMany({});
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    await files.close();
    await server.stop();
  });

  const form = async (background: string, filename: string) => {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } });
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), filename);
    return body;
  };
  const upload = async (filename: string, background = '#3a2b4c') =>
    String((await server.send('POST /uploads', { body: await form(background, filename) })).body.url);
  const nameOf = (url: string) => url.slice('/uploads/'.length);
  const addressOf = (url: string) => `/media/${encodeURIComponent(nameOf(url))}`;
  const list = async (query = '') => (await server.send(`GET /media${query}`)).list;
  const only = async (url: string) => (await list()).find((each) => each.url === url);
  const statusOf = async (url: string) => (await server.send(`GET ${url}`)).status;
  const make = async (path: string, body: object) => (await server.send(`POST ${path}`, { body })).body;

  it('lists every file with what it is and where it is used, the latest first, in pages', async () => {
    const urls = [await upload('një.png'), await upload('dy.png'), await upload('tre.png')];
    const { id } = await make('/services', { ...sampleService(), title: 'DJ', image: urls[0] });
    const project = await make('/projects/json', {
      ...sampleProject(),
      title: 'Dasma',
      thumbnail: '',
      media: [{ type: 'image', url: urls[1] }],
    });
    await server.send('PATCH /settings', { body: { seo: [{ path: '/', picture: urls[0] }] } });
    expect((await list()).map(({ url }) => url)).toEqual([...urls].reverse());
    expect(await only(urls[0] ?? '')).toMatchObject({
      name: nameOf(urls[0] ?? ''),
      type: 'image',
      contentType: 'image/png',
      width: 30,
      height: 20,
      alt: {},
      focus: null,
      state: 'ready',
      renditions: [],
      usedIn: [
        { entity: 'services', id, title: 'DJ' },
        { entity: 'settings', id: 'settings', title: 'Agjencia juaj' },
      ],
    });
    expect((await only(urls[1] ?? ''))?.usedIn).toEqual([
      { entity: 'projects', id: project.id, title: 'Dasma' },
    ]);
    for (const [query, expected] of [
      ['unused=true', [urls[2]]],
      ['unused=false', [urls[1], urls[0]]],
      ['unused=true&q=tre', [urls[2]]],
      ['unused=false&q=tre', []],
      ['unused=true&type=image', [urls[2]]],
    ] as const) {
      const { list: found, headers } = await server.send(`GET /media?${query}`);
      expect([query, found.map(({ url }) => url)]).toEqual([query, expected]);
      expect([query, headers.get('X-Total-Count')]).toEqual([query, String(expected.length)]);
    }
    expect(await list('?type=video')).toEqual([]);
    expect((await list('?q=nje')).map(({ url }) => url)).toEqual([urls[0]]);

    const first = await server.send('GET /media?limit=2&type=image');
    const [, next = ''] = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await server.send(`GET ${next}`);
    expect([...first.list, ...second.list].map(({ url }) => url)).toEqual([...urls].reverse());
    expect([second.headers.get('Link'), second.headers.get('X-Total-Count')]).toEqual([null, '3']);
    for (const query of ['?limit=0', '?type=pdf', '?unused=po', '?noAlt=po', '?cursor=abc', '?sha256=a'])
      expect([query, (await server.send(`GET /media${query}`)).status]).toEqual([query, 422]);
    expect((await server.send('GET /media', { as: 'visitor' })).status).toBe(401);
  });

  it('finds a file by the bytes that were sent', async () => {
    const url = await upload('foto.png');
    const sent = (await form('#3a2b4c', 'foto.png')).get('file');
    const bytes = sent instanceof Blob ? await sent.arrayBuffer() : new ArrayBuffer();
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    expect((await list(`?sha256=${hash}`)).map((each) => each.url)).toEqual([url]);
    expect(await list(`?sha256=${hash.replace(/./g, '0')}`)).toEqual([]);
    const read = new Set<string>();
    mongoose.set('debug', (collection: string) => void read.add(collection));
    for (const query of [`sha256=${hash}`, `name=${encodeURIComponent(nameOf(url))}`]) {
      const [found, ...others] = await list(`?${query}&uses=false`);
      expect([found?.url, found && 'usedIn' in found, others]).toEqual([url, false, []]);
    }
    mongoose.set('debug', false);
    // Each by an index, and no document that may use it.
    expect([...read]).toEqual(['media']);
    const sought = fileRecords.collection.find({ sha256: hash }).sort(latestFirst);
    expect(await sought.explain('executionStats')).toMatchObject({
      executionStats: { totalDocsExamined: 1 },
    });
    expect((await server.send('GET /media?uses=po')).status).toBe(422);
  });

  it('lists the pictures that have no alternative text', async () => {
    const [first, second] = [await upload('një.png'), await upload('dy.png')];
    const say = (url: string, alt: object) => server.send(`PATCH ${addressOf(url)}`, { body: { alt } });
    const lacking = async (value: string) => (await list(`?noAlt=${value}`)).map(({ url }) => url);
    expect(await lacking('true')).toEqual([second, first]);
    await say(first, { sq: 'Salla' });
    // One in another language is not the one that is asked for.
    await say(second, { en: 'The hall' });
    expect([await lacking('true'), await lacking('false')]).toEqual([[second], [first]]);
    await say(first, { sq: '' });
    const answer = await server.send('GET /media?noAlt=true&limit=1');
    expect([answer.list.length, answer.headers.get('X-Total-Count')]).toEqual([1, '2']);
  });

  it('has the files that were stored before there were records', async () => {
    const url = await upload('e-vjetër.png');
    await mongoose.connection.collection('media').deleteMany({});
    const stored = await files.uploads.storage.list();
    await syncRecords(async () => stored);
    expect(await only(url)).toMatchObject({ bytes: expect.any(Number), width: 30 });
    // A file that was set aside leaves the list and keeps what is said of it.
    await server.send(`PATCH ${addressOf(url)}`, { body: { alt: { sq: 'Sallë' } } });
    await syncRecords(async () => []);
    expect(await list()).toEqual([]);
    expect((await server.send('GET /media')).headers.get('X-Total-Count')).toBe('0');
    await syncRecords(async () => stored);
    expect(await only(url)).toMatchObject({ alt: { sq: 'Sallë' } });
    // One that is stored while the others are listed stays.
    let late = '';
    await syncRecords(async () => {
      late = await upload('tani.png');
      return stored;
    });
    expect((await list()).map((each) => each.url)).toEqual([late, url]);
  });

  it('keeps alternative texts and a focal point, with which documents are read', async () => {
    const url = await upload('çift.png');
    const service = await make('/services', { ...sampleService(), image: url });
    const change = (body: object) => server.send(`PATCH ${addressOf(url)}`, { body });
    expect(await change({ alt: { sq: 'Çifti', en: 'The couple' } })).toMatchObject({
      status: 200,
      body: { alt: { sq: 'Çifti', en: 'The couple' }, focus: null, usedIn: [{ entity: 'services' }] },
    });
    await change({ alt: { en: '' }, focus: { x: 0.25, y: 1 } });
    const merged = await change({ focus: { y: 0.5 } });
    expect(merged.body).toMatchObject({ alt: { sq: 'Çifti' }, focus: { x: 0.25, y: 0.5 } });
    expect(Object.keys(Object(merged.body.alt))).toEqual(['sq']);

    const [read] = (await server.send('GET /services', { as: 'visitor' })).list;
    expect(read).toMatchObject({
      version: service.version + 3,
      image: url,
      fileNotes: { [nameOf(url)]: { alt: { sq: 'Çifti' }, focus: { x: 0.25, y: 0.5 } } },
    });
    // A document may be sent back as it was read.
    expect((await server.send(`PATCH /services/${service.id}`, { body: read })).status).toBe(200);
    await change({ alt: { sq: 'Çifti' } });
    expect((await server.send('GET /services')).list[0]).toMatchObject({ version: service.version + 3 });

    for (const [body, path] of [
      [{ alt: { xx: 'a' } }, 'alt.xx'],
      [{ alt: { sq: 4 } }, 'alt.sq'],
      [{ focus: { x: 1.1 } }, 'focus.x'],
      [{ focus: 'mes' }, 'focus'],
    ] as const)
      expect(await change(body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    await change({ alt: null, focus: null });
    expect((await server.send('GET /services')).list[0]).not.toHaveProperty('fileNotes');
    const half = await change({ focus: { x: 0.5 } });
    expect(half).toMatchObject({ status: 422, body: { errors: [{ path: 'focus.y' }] } });
    expect((await server.send('PATCH /media/mungon.png', { body: { focus: null } })).status).toBe(404);
  });

  it('replaces a file everywhere at once', async () => {
    const url = await upload('vjetër.png');
    await server.send(`PATCH ${addressOf(url)}`, { body: { alt: { sq: 'Salla' } } });
    const service = await make('/services', { ...sampleService(), image: url });
    const project = await make('/projects/json', {
      ...sampleProject(),
      thumbnail: url,
      media: [{ type: 'image', url, caption: 'Nata' }],
    });
    const gone = await make('/services', { ...sampleService(), image: url });
    await server.send(`DELETE /services/${gone.id}`);
    await server.send('PATCH /settings', {
      body: { hero: { picture: url }, seo: [{ path: '/', picture: url }] },
    });
    await server.send(`PATCH /services/${service.id}/draft`, { body: { title: 'Më vonë' } });
    const other = await upload('tjetër.png');
    await server.send(`PATCH /projects/${project.id}/draft`, { body: { thumbnail: other } });

    const replace = async (body: FormData, from = url, headers = {}) =>
      server.send(`PUT ${addressOf(from)}/file`, { body, headers });
    const first = await replace(await form('#ff0000', 'e-re.png'), url, { 'Idempotency-Key': 'ndërrim' });
    const fresh = String(first.body.url);
    expect(first).toMatchObject({ status: 200, body: { alt: { sq: 'Salla' }, name: nameOf(fresh) } });
    expect(first.body.usedIn).toHaveLength(3);
    expect([await statusOf(url), await statusOf(fresh)]).toEqual([404, 200]);
    const repeat = await replace(await form('#ff0000', 'e-re.png'), url, { 'Idempotency-Key': 'ndërrim' });
    expect(repeat.body.url).toBe(fresh);
    expect(await statusOf(fresh)).toBe(200);

    expect((await server.send('GET /services')).list).toMatchObject([{ image: fresh, version: 2 }]);
    expect((await server.send('GET /projects')).list).toMatchObject([
      { thumbnail: fresh, media: [{ url: fresh, caption: 'Nata' }], version: 2 },
    ]);
    expect((await server.send('GET /settings')).body).toMatchObject({
      hero: { picture: fresh },
      seo: [{ picture: fresh }],
      version: 2,
    });
    const restored = await server.send(`POST /trash/${gone.id}/restore`);
    expect(restored.body).toMatchObject({ image: fresh, version: 3 });
    const [entry] = (await server.send(`GET /services/${service.id}/history`)).list;
    expect(entry).toMatchObject({ op: 'update', changes: [{ field: 'image', before: url, after: fresh }] });

    // A copy that names the file is changed too, and so is what is sent by somebody who read it before.
    await replace(await form('#00ff00', 'tjetër.png'), other);
    const copy = await server.send(`GET /projects/${project.id}/draft`);
    expect([copy.body.thumbnail === other, await statusOf(String(copy.body.thumbnail))]).toEqual([
      false,
      200,
    ]);
    const late = await server.send(`PATCH /services/${service.id}`, {
      body: { image: url },
      headers: { 'If-Match': '"1"' },
    });
    expect([late.status, late.body.image]).toEqual([200, fresh]);
    const again = await replace(await form('#0000ff', 'sërish.png'), fresh);
    expect((await make('/services', { ...sampleService(), image: url })).image).toBe(again.body.url);
    const earlier = await server.send(`POST /services/${service.id}/history/1/restore`);
    expect(earlier.body.image).toBe(again.body.url);
  });

  it('refuses a file that cannot take the place', async () => {
    const url = await upload('foto.png');
    const text = new FormData();
    text.set('file', new Blob(['tekst']), 'foto.png');
    const put = (body: FormData, options = {}) =>
      server.send(`PUT ${addressOf(url)}/file`, { body, ...options });
    expect((await put(text)).status).toBe(415);
    expect((await put(new FormData())).status).toBe(422);
    expect((await put(text, { as: 'visitor' })).status).toBe(401);
    const unknown = await server.send('PUT /media/mungon.png/file', { body: await form('#fff', 'a.png') });
    expect(unknown.status).toBe(404);
    expect([await statusOf(url), (await list()).length]).toEqual([200, 1]);
  });

  it('follows files that leave with their documents, and those that are removed', async () => {
    const url = await upload('foto.png');
    await server.send(`PATCH ${addressOf(url)}`, { body: { alt: { sq: 'Salla' } } });
    const { id } = await make('/services', { ...sampleService(), image: url });
    expect(await list()).toHaveLength(1);
    await server.send(`DELETE /services/${id}`);
    await server.send(`DELETE /trash/${id}`);
    expect([await statusOf(url), await list()]).toEqual([404, []]);
    const records = () => mongoose.connection.collection('media').countDocuments();
    expect(await records()).toBe(1);
    // A day goes by.
    const aDayEarlier = { $set: { at: { $subtract: ['$at', 24 * 3600 * 1000] } } };
    await mongoose.connection.collection('erasedFiles').updateMany({}, [aDayEarlier]);
    await files.uploads.tasks[0]?.run(new AbortController().signal);
    expect(await records()).toBe(0);
  });

  it('deletes a file that no document and no copy uses', async () => {
    const url = await upload('foto.png');
    const service = await make('/services', { ...sampleService(), title: 'DJ', image: url });
    const usedIn = [{ entity: 'services', id: service.id, title: 'DJ' }];
    const remove = () => server.send(`DELETE ${addressOf(url)}`);
    expect(await remove()).toMatchObject({ status: 409, body: { usedIn } });
    await server.send(`PATCH /services/${service.id}`, { body: { image: '' } });
    await server.send(`PATCH /services/${service.id}/draft`, { body: { image: url } });
    expect(await remove()).toMatchObject({ status: 409, body: { usedIn } });
    expect(await statusOf(url)).toBe(200);
    await server.send(`DELETE /services/${service.id}/draft`);
    // The history still names it.
    expect((await remove()).status).toBe(204);
    expect([await statusOf(url), await list()]).toEqual([404, []]);
    expect((await remove()).status).toBe(404);
    // A save that was under way when it was deleted keeps it.
    await make('/services', { ...sampleService(), image: url });
    // Requests search the database at most every ten seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    expect(await statusOf(url)).toBe(200);
    expect(await only(url)).toMatchObject({ usedIn: [{ entity: 'services' }] });
  });
});
