import { defaults } from '@ritmi/shared/domain/settings/defaults';
import { sampleEvent, samplePackage, sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import { createLog } from '@ritmi/shared/server/log';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { connect } from './db/connect.js';
import { collections } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { scheduleTask } from './publishing.js';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;
let feed: ChangeFeed;
const told: (readonly [reader: string, op: string, id: string])[] = [];

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/publishing?');
  await connect(database);
  files = await openTestUploads();
  const logger = createLog('api', 'silent');
  feed = new ChangeFeed(logger);
  feed.on('change', ({ notice, shown }) => {
    if (notice) told.push(['admin', notice.op, notice.id]);
    for (const { op, id } of shown) told.push(['visitor', op, id]);
  });
  server = await serveApp(
    database,
    createApp({
      verifyToken: verifyTestToken,
      uploads: files.uploads,
      routes: [...changeRoutes(feed), ...historyRoutes(collections, files.uploads)],
      logger,
      trustProxy: ['loopback'],
    }),
  );
  await feed.start();
});
afterAll(async () => {
  await feed.stop();
  await files.close();
  await server.stop();
});

const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const visitor = { as: 'visitor' } as const;

async function make(call: string, body: object) {
  const made = await server.send(`POST ${call}`, { body: { ...body, order: null } });
  expect(made.status).toBe(201);
  return made.body;
}

const idsOf = async (path: string) => (await server.send(`GET ${path}`, visitor)).list.map(({ id }) => id);

describe('a draft', () => {
  // spec: content.publishing.hidden
  it('is in no list, page, quote or package of visitors, and whole with a token', async () => {
    const draft = await make('/services', { ...sampleService(), status: 'draft' });
    const shown = await make('/services', sampleService());
    const pkg = await make('/packages', { ...samplePackage(), serviceIds: [draft.id, shown.id] });
    const project = await make('/projects/json', { ...sampleProject(), status: 'draft' });
    expect(shown).toMatchObject({ status: 'published', publishAt: null, unpublishAt: null });
    expect(await idsOf('/services')).toEqual([shown.id]);
    const page = await server.send('GET /services?limit=5', visitor);
    expect([page.list.length, page.headers.get('X-Total-Count')]).toEqual([1, '1']);
    expect((await server.send('GET /services?limit=5')).headers.get('X-Total-Count')).toBe('2');
    expect((await server.send('GET /services')).list).toHaveLength(2);
    const [seen] = (await server.send('GET /packages', visitor)).list;
    expect(seen?.services).toMatchObject([{ id: shown.id }]);
    expect((await server.send(`GET /packages/${pkg.id}`)).body.services).toHaveLength(2);
    expect((await server.send(`GET /projects/${project.id}`, visitor)).status).toBe(404);
    expect((await server.send(`GET /projects/${project.id}`)).status).toBe(200);
    const quoted = await server.send('POST /quote', { ...visitor, body: { serviceIds: [draft.id] } });
    expect([quoted.status, quoted.body.errors]).toMatchObject([422, [{ path: 'serviceIds' }]]);
    const price = await server.send('POST /quote', { ...visitor, body: { packageId: pkg.id } });
    expect(price.body.sum).toBe(shown.price);
    await server.send(`PATCH /packages/${pkg.id}`, { body: { status: 'draft' } });
    const unknown = await server.send('POST /quote', { ...visitor, body: { packageId: pkg.id } });
    expect([unknown.status, unknown.body.errors]).toMatchObject([422, [{ path: 'packageId' }]]);
  });

  // spec: content.publishing.feed
  it('is told of to visitors only as it comes and goes', async () => {
    told.length = 0;
    const { id } = await make('/about/team', { name: 'Ana', role: 'DJ', bio: 'x', status: 'draft' });
    for (const body of [
      { bio: 'y' },
      { status: 'published' },
      { bio: 'z' },
      { status: 'draft' },
      { bio: 'w' },
    ]) {
      expect((await server.send(`PATCH /about/team/${id}`, { body })).status).toBe(200);
    }
    await server.send(`DELETE /about/team/${id}`);
    await vi.waitFor(() => expect(told.filter(([reader]) => reader === 'admin')).toHaveLength(7), 15_000);
    expect(told.filter(([reader]) => reader === 'visitor').map(([, op]) => op)).toEqual([
      'create',
      'update',
      'delete',
    ]);
  });

  // spec: content.publishing.used
  it('is refused for a service that a published package uses, unless it is forced', async () => {
    const { id } = await make('/services', sampleService());
    const pkg = await make('/packages', { ...samplePackage(), serviceIds: [id] });
    for (const body of [{ status: 'draft' }, { unpublishAt: later(60_000) }]) {
      const refused = await server.send(`PATCH /services/${id}`, { body });
      expect([refused.status, refused.body]).toMatchObject([
        409,
        {
          message: expect.any(String),
          usedIn: [{ entity: 'packages', id: pkg.id, title: samplePackage().title }],
        },
      ]);
    }
    const forced = await server.send(`PATCH /services/${id}?force=true`, { body: { status: 'draft' } });
    expect([forced.status, forced.body.status]).toEqual([200, 'draft']);
  });
});

describe('times', () => {
  // spec: content.publishing.times
  it.each([
    [{ status: 'draft', publishAt: '2099-01-01T10:00:00' }, 'publishAt'],
    [{ status: 'draft', publishAt: '2099-02-30T10:00:00Z' }, 'publishAt'],
    [{ status: 'draft', publishAt: '2020-01-01T10:00:00Z' }, 'publishAt'],
    [{ unpublishAt: '2020-01-01T10:00:00Z' }, 'unpublishAt'],
    [
      { status: 'draft', publishAt: '2099-01-01T10:00:00Z', unpublishAt: '2099-01-01T10:00:00Z' },
      'unpublishAt',
    ],
    [{ publishAt: '2099-01-01T10:00:00Z' }, 'publishAt'],
    [{ status: 'hidden' }, 'status'],
  ])('%j is 422 at its field', async (change, path) => {
    const refused = await server.send('POST /services', { body: { ...sampleService(), ...change } });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path }]]);
    const { id } = await make('/services', sampleService());
    const patched = await server.send(`PATCH /services/${id}`, { body: change });
    expect([patched.status, patched.body.errors]).toMatchObject([422, [{ path }]]);
  });

  // spec: content.publishing.times
  it('are answered in UTC, and publishing by hand clears that of publishing', async () => {
    const made = await make('/services', {
      ...sampleService(),
      status: 'draft',
      publishAt: '2099-06-14T18:00:30+02:00',
      unpublishAt: '2099-06-15T18:00Z',
    });
    expect(made).toMatchObject({
      publishAt: '2099-06-14T16:00:30.000Z',
      unpublishAt: '2099-06-15T18:00:00.000Z',
    });
    // The whole document, as a form may send it.
    const body = { ...made, status: 'published' };
    const published = await server.send(`PATCH /services/${made.id}`, { body });
    expect([published.status, published.body]).toMatchObject([
      200,
      { status: 'published', publishAt: null, unpublishAt: '2099-06-15T18:00:00.000Z' },
    ]);
  });

  it('come with a form too', async () => {
    const form = new FormData();
    const { title, description, date } = sampleEvent();
    const texts = { title, description, date, status: 'draft', publishAt: '2099-01-01T00:00:00Z' };
    for (const [name, value] of Object.entries(texts)) form.append(name, value);
    const { status, body } = await server.send('POST /events', { body: form });
    expect([status, body]).toMatchObject([
      201,
      { status: 'draft', publishAt: '2099-01-01T00:00:00.000Z', unpublishAt: null },
    ]);
  });
});

describe('the schedule', () => {
  const run = () => scheduleTask(collections).run(new AbortController().signal);

  /** Lets times of a service pass. */
  const pass = (id: string, times: object) =>
    mongoose.connection.collection<{ _id: string }>('services').updateOne({ _id: id }, { $set: times });

  // spec: content.publishing.schedule
  it('publishes and ends at the time, each once and with an entry of its own', async () => {
    const made = await make('/services', {
      ...sampleService(),
      status: 'draft',
      publishAt: '2090-01-01T00:00:00Z',
      unpublishAt: '2090-01-02T00:00:00Z',
    });
    expect((await run())?.toISOString()).toBe('2090-01-01T00:00:00.000Z');
    await pass(made.id, { publishAt: later(-200), unpublishAt: later(-100) });
    await Promise.all([run(), run()]);
    const { list } = await server.send(`GET /services/${made.id}/history`);
    expect(list.map(({ who, version }) => [version, Object(who).name])).toEqual([
      [3, 'schedule'],
      [2, 'schedule'],
      [1, 'Tester'],
    ]);
    const changes = list.flatMap((entry) => Object(entry).changes).map(({ field, after }) => [field, after]);
    expect(changes.slice(0, 4)).toEqual([
      ['status', 'draft'],
      ['unpublishAt', null],
      ['status', 'published'],
      ['publishAt', null],
    ]);
  });

  // spec: content.publishing.overdue
  it('counts what is more than a minute late', async () => {
    const read = async () => (await fetch(`${server.base}/metrics`)).text();
    expect(await read()).toContain('\nschedule_overdue 0\n');
    const { id } = await make('/services', { ...sampleService(), status: 'draft' });
    await pass(id, { publishAt: later(-61_000) });
    expect(await read()).toContain('\nschedule_overdue 1\n');
    await run();
    expect(await read()).toContain('\nschedule_overdue 0\n');
  });
});

describe('an earlier version', () => {
  // spec: content.publishing.restore
  it('is written as a new one, with status and times as they are', async () => {
    const media = [{ type: 'image', url: '/uploads/a.webp' }];
    const { id } = await make('/projects/json', { ...sampleProject(), media });
    await server.send(`PATCH /projects/${id}/json`, {
      body: { title: 'Tjetër', status: 'draft', media: [{ ...media[0], caption: 'Salla' }] },
    });
    const restored = await server.send(`POST /projects/${id}/history/1/restore`);
    expect([restored.status, restored.body]).toMatchObject([
      200,
      { title: sampleProject().title, status: 'draft', version: 3 },
    ]);
    expect(restored.body.media).toEqual([expect.not.objectContaining({ caption: 'Salla' })]);
    const stale = { headers: { 'If-Match': '"1"' } };
    await server.send(`PATCH /projects/${id}/json`, { body: { title: 'E tretë' } });
    const refused = await server.send(`POST /projects/${id}/history/2/restore`, stale);
    expect([refused.status, refused.body.conflicts]).toEqual([409, ['title']]);
    expect((await server.send(`POST /projects/${id}/history/9/restore`)).status).toBe(404);
    expect((await server.send(`POST /projects/${id}/history/x/restore`)).status).toBe(404);
  });

  // spec: content.publishing.restore
  it('with a reference that is gone is refused', async () => {
    const [one, two] = [await make('/services', sampleService()), await make('/services', sampleService())];
    const pkg = await make('/packages', { ...samplePackage(), serviceIds: [one.id] });
    await server.send(`PATCH /packages/${pkg.id}`, { body: { serviceIds: [two.id] } });
    await server.send(`DELETE /services/${one.id}`);
    const refused = await server.send(`POST /packages/${pkg.id}/history/1/restore`);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'serviceIds' }]]);
  });
});

describe('a preview', () => {
  const at = (id: string) => ({ ...visitor, headers: { 'X-Preview': id } });

  // spec: content.publishing.preview
  it('shows a draft or a copy to those who have its id, until it ends', async () => {
    const project = await make('/projects/json', { ...sampleProject(), status: 'draft' });
    const service = await make('/services', sampleService());
    await server.send(`PATCH /services/${service.id}/draft`, { body: { title: 'Së shpejti' } });
    const unknown = await server.send('POST /previews', { body: { entity: 'services', id: 'x' } });
    expect([unknown.status, unknown.body.errors]).toMatchObject([422, [{ path: 'id' }]]);
    const made = await server.send('POST /previews', { body: { entity: 'projects', id: project.id } });
    expect([made.status, made.body]).toMatchObject([
      201,
      { url: `/projects/${project.id}?parapamje=${made.body.id}`, expiresAt: expect.stringMatching(/Z$/) },
    ]);
    const shown = await server.send(`GET /projects/${project.id}`, at(made.body.id));
    expect([shown.status, shown.body.title]).toEqual([200, project.title]);
    const other = await server.send('POST /previews', { body: { entity: 'services', id: service.id } });
    const rows = (await server.send('GET /services', at(other.body.id))).list;
    expect(rows.find(({ id }) => id === service.id)?.title).toBe('Së shpejti');
    // It is at the address of what everybody reads, so nothing between may keep it.
    for (const path of ['/services', `/projects/${project.id}`]) {
      const { headers } = await server.send(
        `GET ${path}`,
        at(path === '/services' ? String(other.body.id) : String(made.body.id)),
      );
      expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
    }
    expect((await server.send('GET /previews')).list).toHaveLength(2);
    expect((await server.send(`DELETE /previews/${made.body.id}`)).status).toBe(204);
    expect((await server.send(`GET /previews/${made.body.id}`, visitor)).status).toBe(404);
    expect((await server.send(`GET /projects/${project.id}`, at(made.body.id))).status).toBe(404);
    expect((await server.send(`GET /projects/${project.id}`, visitor)).status).toBe(404);
  });

  it('shows a document that is on a later page of its list', async () => {
    const first = await make('/services', { ...sampleService(), status: 'draft' });
    const { id } = await make('/services', { ...sampleService(), status: 'draft' });
    const preview = (await server.send('POST /previews', { body: { entity: 'services', id } })).body;
    const page = (await server.send('GET /services?limit=2&offset=0', at(preview.id))).list;
    expect(page.map((each) => each.id)).toContain(id);
    expect(page.map((each) => each.id)).not.toContain(first.id);
    const flagged = await server.send('GET /services?limit=2&featured=true', at(preview.id));
    expect(flagged.list.map((each) => each.id)).not.toContain(id);
  });

  it('of what is typed into a form shows it on every page, to those who have its id and until the form is closed', async () => {
    const typed = { name: 'Natë e Re', hero: { heading: 'Po e shkruaj' } };
    const made = await server.send('POST /previews', {
      body: { entity: 'settings', id: 'settings', fields: typed },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      { url: `/?parapamje=${made.body.id}`, isLive: true },
    ]);
    expect(new Date(String(made.body.expiresAt)).getTime()).toBeLessThan(Date.now() + 61 * 60_000);
    const read = async () => (await server.send('GET /settings', at(made.body.id))).body;
    expect(await read()).toMatchObject({ ...typed, hero: { ...defaults.hero, ...typed.hero } });
    expect((await server.send('GET /settings', visitor)).body).toMatchObject({ name: defaults.name });
    expect((await server.send(`GET /previews/${made.body.id}`, visitor)).body).toEqual({
      path: '/',
      isEverywhere: true,
    });

    const put = (fields: object, options = {}) =>
      server.send(`PUT /previews/${made.body.id}`, { body: { fields }, ...options });
    expect(
      (await put({ tagline: 'Deri në agim', translations: { en: { tagline: 'Until dawn' } } })).status,
    ).toBe(200);
    expect(await read()).toMatchObject({
      name: defaults.name,
      tagline: 'Deri në agim',
      translations: { en: { tagline: 'Until dawn' } },
    });
    const refused = await put({ name: '' });
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'name' }]]);
    expect((await put({}, { as: 'visitor' })).status).toBe(401);
    expect((await server.send(`DELETE /previews/${made.body.id}`)).status).toBe(204);
    expect((await put({})).status).toBe(404);
    expect((await server.send('GET /settings', at(made.body.id))).status).toBe(404);
  });

  it('of what is typed begins with the changed copy, and changes nothing', async () => {
    const { id } = await make('/services', sampleService());
    await server.send(`PATCH /services/${id}/draft`, { body: { description: 'E kopjes' } });
    const preview = await server.send('POST /previews', {
      body: { entity: 'services', id, fields: { title: 'Po shkruhet' } },
    });
    const { list } = await server.send('GET /services', at(preview.body.id));
    expect(list.find((each) => each.id === id)).toMatchObject({
      title: 'Po shkruhet',
      description: 'E kopjes',
    });
    const stored = await server.send(`GET /services/${id}/draft`);
    expect(stored.body).toMatchObject({ title: sampleService().title, description: 'E kopjes' });
    // One that a person shares is changed by no form.
    const shared = await server.send('POST /previews', { body: { entity: 'services', id } });
    const changed = await server.send(`PUT /previews/${shared.body.id}`, { body: { fields: {} } });
    expect(changed.status).toBe(404);
  });

  it('of what is typed ends with the twenty-first form of an account', async () => {
    const body = { entity: 'settings', id: 'settings', fields: {} };
    const first = (await server.send('POST /previews', { body })).body;
    for (let form = 0; form < 20; form += 1) await server.send('POST /previews', { body });
    expect((await server.send(`GET /previews/${first.id}`, visitor)).status).toBe(404);
  });
});
