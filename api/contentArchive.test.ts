import { createLog } from '@ritmi/shared/server/log';
import { sampleService } from '@ritmi/shared/domain/sample';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { exportContent } from './content/folder.js';
import { contentRoutes } from './content/routes.js';
import { connect } from './db/connect.js';
import { history } from './db/history.js';
import { collections } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { mediaRoutes } from './media/routes.js';
import { emptyProduct } from './testing/emptyProduct.js';
import { serveApp, type TestServer, testToken, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { uploadRoutes } from './uploads/routes.js';

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/contentArchive?');
  await connect(database);
  files = await openTestUploads();
  const { uploads } = files;
  const app = createApp({
    verifyToken: verifyTestToken,
    routes: [
      ...uploadRoutes(uploads),
      ...mediaRoutes(uploads),
      ...historyRoutes(collections, uploads),
      ...contentRoutes(collections, uploads),
    ],
    uploads,
    logger: createLog('api', 'silent'),
    trustProxy: false,
  });
  server = await serveApp(database, app);
});
beforeEach(() => emptyProduct(files));
afterAll(async () => {
  await files.close();
  await server.stop();
});

/** A published service with a picture, one that is not published, and settings. */
async function fill() {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a2b4c' } });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'drita.png');
  const image = String((await server.send('POST /uploads', { body: form })).body.url);
  const service = { ...sampleService(), title: 'Dritë', price: '350.00', hidePrice: true, image };
  const light = (await server.send('POST /services', { body: service })).body;
  await server.send('POST /services', { body: { ...service, title: 'Sekret', status: 'draft' } });
  await server.send('PATCH /settings', { body: { name: 'Drita e Natës', hero: { heading: 'Nata jote' } } });
  return { light, image };
}

const change = (path: string, body: object) => server.send(`PATCH ${path}`, { body });

/** What visitors read. */
async function reads() {
  const answers = await Promise.all(
    ['/services', '/settings'].map((path) => server.send(`GET ${path}`, { as: 'visitor' })),
  );
  return answers.map(({ body }) =>
    JSON.parse(JSON.stringify(body), (name, value: unknown) =>
      ['version', 'createdAt', 'updatedAt'].includes(name) ? undefined : value,
    ),
  );
}

describe('an export in one file', () => {
  const type = 'application/x-tar';

  async function exported(): Promise<Buffer> {
    const headers = { Authorization: `Bearer ${testToken}` };
    const answer = await fetch(`${server.base}/content/export`, { headers });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
    return Buffer.from(await answer.arrayBuffer());
  }

  async function imported(archive: Buffer, { query = '', as = 'admin', sent = type } = {}) {
    const headers = { 'Content-Type': sent, ...(as === 'admin' && { Authorization: `Bearer ${testToken}` }) };
    const body = new Uint8Array(archive);
    const answer = await fetch(`${server.base}/content/import${query}`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  }

  async function entriesOf(archive: Buffer): Promise<[string, Buffer][]> {
    const parts = extract();
    Readable.from([archive]).pipe(parts);
    const entries: [string, Buffer][] = [];
    for await (const part of parts) entries.push([part.header.name, await buffer(part)]);
    return entries;
  }

  async function archiveOf(entries: readonly (readonly [string, string | Buffer])[]): Promise<Buffer> {
    const tar = pack();
    for (const [name, content] of entries) tar.entry({ name }, content);
    tar.finalize();
    return buffer(Readable.from(tar));
  }

  async function pathsIn(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return paths.map((path) => path.slice(folder.length + 1)).sort();
  }

  it('has the files of `npm run content`, always in the same bytes', async () => {
    const { image } = await fill();
    const folder = await mkdtemp(join(tmpdir(), 'ritmi-content-'));
    await exportContent(folder, { collections, storage: files.uploads.storage });
    const archive = await exported();
    const entries = await entriesOf(archive);
    expect(entries.map(([name]) => name).sort()).toEqual(await pathsIn(folder));
    for (const [name, content] of entries)
      expect([name, content.equals(await readFile(join(folder, name)))]).toEqual([name, true]);
    expect(archive.equals(await exported())).toBe(true);
    const bytes = (await files.uploads.storage.stat(image.slice('/uploads/'.length)))?.size;
    const { body } = await server.send('GET /content');
    expect(body).toEqual({ documents: 2, files: 1, bytes, left: [] });
  });

  it('says what an import would change, and then changes that, in the name of who did it', async () => {
    const { light, image } = await fill();
    const visitor = await reads();
    const archive = await exported();
    await change(`/services/${light.id}`, { price: '10' });
    await change('/settings', { hero: { heading: 'Tjetër' } });
    const planned = await imported(archive, { query: '?dryRun=true' });
    expect(planned).toEqual({
      status: 200,
      body: {
        changes: expect.arrayContaining([
          { op: 'update', path: `services/${light.id}.json`, title: 'Dritë' },
          expect.objectContaining({ op: 'update', path: 'settings.json' }),
        ]),
        unchanged: 1,
      },
    });
    expect((await server.send('GET /settings')).body).toMatchObject({ hero: { heading: 'Tjetër' } });
    expect(await imported(archive)).toEqual(planned);
    expect(await reads()).toEqual(visitor);
    const [entry] = (await server.send(`GET /services/${light.id}/history`)).list;
    expect(entry).toMatchObject({ who: { name: 'Tester' }, op: 'update' });
    expect((await imported(archive)).body).toEqual({ changes: [], unchanged: 3 });

    await emptyProduct(files);
    expect((await imported(archive)).status).toBe(200);
    expect(await reads()).toEqual(visitor);
    expect((await server.send(`GET ${image}`)).status).toBe(200);
    expect(await readdir(join(files.folder, 'incoming'))).toEqual([]);
  });

  it('refuses what is no whole export, and leaves nothing of it', async () => {
    const { light } = await fill();
    const archive = await exported();
    const entries = await entriesOf(archive);
    await emptyProduct(files);
    const service = `services/${light.id}.json`;
    const broken = 'The file is not a whole export. Nothing was changed.';
    const noArchive = {
      path: 'ritmi-content.json',
      code: 'missingPart',
      message: 'is missing: this file is no whole export',
    };
    const refusals: readonly (readonly [Buffer, object])[] = [
      [Buffer.from('një tekst '.repeat(200)), noArchive],
      [archive.subarray(0, archive.length / 2), noArchive],
      [await archiveOf(entries.slice(1)), { ...noArchive, message: 'is missing: this folder is no export' }],
      [
        await archiveOf(entries.map(([name, content]) => [name, name === service ? '{"id":' : content])),
        { path: service, code: 'damagedPart', message: 'is not valid JSON' },
      ],
      [
        await archiveOf([...entries, [service, '{}']]),
        { path: service, code: 'repeatedId', message: 'is there twice' },
      ],
      [
        await archiveOf([...entries, ['accounts/1.json', '{}']]),
        { path: 'accounts/1.json', code: 'unknownPart', message: 'is no part of an export of this version' },
      ],
      [
        await archiveOf([...entries, ['media/e-madhe-0123456789.png', Buffer.alloc(1_000_001)]]),
        { path: 'media/e-madhe-0123456789.png', code: 'largePart', message: 'is too large' },
      ],
    ];
    for (const [sent, error] of refusals) {
      expect(await imported(sent)).toEqual({
        status: 422,
        body: { code: 'brokenExport', message: broken, errors: [error] },
      });
    }
    expect([await history.countDocuments(), await files.uploads.storage.list()]).toEqual([0, []]);
    expect(await readdir(join(files.folder, 'incoming'))).toEqual([]);
  });

  it('takes no path out of its folder, and leaves out what systems put beside files', async () => {
    await fill();
    const entries = await entriesOf(await exported());
    const outside = [
      '../outside.json',
      '/outside.json',
      'media/../../outside.png',
      'media/..',
      'media\\..\\x.png',
    ];
    const odd = [...outside, '._settings.json', 'media/.DS_Store', 'README.md'];
    const archive = await archiveOf([...entries, ...odd.map((name) => [name, 'x'] as const)]);
    expect(await imported(archive)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/outside.json', code: 'unknownPart' }] },
    });
    const harmless = odd.filter((name) => name !== '/outside.json');
    const rest = await archiveOf([...entries, ...harmless.map((name) => [name, 'x'] as const)]);
    expect(await imported(rest)).toEqual({ status: 200, body: { changes: [], unchanged: 3 } });
    expect(
      (await readdir(files.folder, { recursive: true })).filter((name) => /outside|x\.png/.test(name)),
    ).toEqual([]);
  });

  it('is for those who are signed in, and of one media type', async () => {
    for (const call of ['GET /content', 'GET /content/export'])
      expect((await server.send(call, { as: 'visitor' })).status).toBe(401);
    expect((await imported(Buffer.from('x'), { as: 'visitor' })).status).toBe(401);
    expect((await imported(Buffer.from('x'), { sent: 'application/zip' })).status).toBe(415);
    expect((await imported(Buffer.from('x'), { query: '?dryRun=po' })).status).toBe(422);
  });
});
