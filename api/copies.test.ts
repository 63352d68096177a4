import { sampleService } from '@ritmi/shared/domain/sample';
import { createLog } from '@ritmi/shared/server/log';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { connect } from './db/connect.js';
import { publishDueCopy } from './db/publishing/copies.js';
import { inTransaction } from './db/transaction.js';
import { collections } from './entities.js';
import { historyRoutes } from './history/routes.js';
import { scheduleTask } from './publishing.js';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  const database = inject('mongoUri').replace('/?', '/copies?');
  await connect(database);
  files = await openTestUploads();
  server = await serveApp(
    database,
    createApp({
      verifyToken: verifyTestToken,
      uploads: files.uploads,
      routes: historyRoutes(collections, files.uploads),
      logger: createLog('api', 'silent'),
      trustProxy: ['loopback'],
    }),
  );
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const later = (ms: number) => new Date(Date.now() + ms).toISOString();

async function make(call: string, body: object) {
  const made = await server.send(`POST ${call}`, { body: { ...body, order: null } });
  expect(made.status).toBe(201);
  return made.body;
}

describe('a changed copy', () => {
  const read = (id: string) => server.send(`GET /services/${id}/draft`);

  // spec: content.publishing.copy, content.publishing.copy.tag
  it('changes nothing until it is published, and then only its own fields', async () => {
    const { id } = await make('/services', sampleService());
    expect((await read(id)).status).toBe(404);
    const made = await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Drita të reja' } });
    expect([made.status, made.headers.get('ETag')]).toEqual([201, '"draft-1"']);
    const changed = await server.send(`PATCH /services/${id}/draft`, { body: { price: '9' } });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { title: 'Drita të reja', price: '9.00', baseVersion: 1 },
    ]);
    const stale = { 'If-Match': '"draft-1"' };
    const other = await server.send(`PATCH /services/${id}/draft`, { body: { price: '8' }, headers: stale });
    expect([other.status, other.body.conflicts]).toEqual([409, ['price']]);
    await server.send(`PATCH /services/${id}`, { body: { description: 'E re' } });
    expect((await read(id)).body).toMatchObject({ title: 'Drita të reja', description: 'E re' });
    const rows = (await server.send('GET /services')).list.filter((each) => each.id === id);
    expect(rows).toMatchObject([{ title: sampleService().title, hasDraft: true }]);
    const published = await server.send(`POST /services/${id}/draft/publish`, { body: {} });
    expect([published.status, published.body]).toMatchObject([
      200,
      { title: 'Drita të reja', price: '9.00', description: 'E re', version: 3, hasDraft: false },
    ]);
    expect((await read(id)).status).toBe(404);
  });

  // spec: content.publishing.copy.conflict
  it('is refused where the document has changed the same field, unless it is forced', async () => {
    const { id } = await make('/services', sampleService());
    await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Imja' } });
    await server.send(`PATCH /services/${id}`, { body: { title: 'E tjetrit' } });
    const refused = await server.send(`POST /services/${id}/draft/publish`, { body: {} });
    expect([refused.status, refused.body.conflicts]).toEqual([409, ['title']]);
    const forced = await server.send(`POST /services/${id}/draft/publish?force=true`, { body: {} });
    expect([forced.status, forced.body.title]).toEqual([200, 'Imja']);
  });

  it.each([null, '', '2099-01-01T00:00:00'])('is not published at the time %j', async (at) => {
    const { id } = await make('/services', sampleService());
    await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Imja' } });
    const refused = await server.send(`POST /services/${id}/draft/publish`, { body: { at } });
    expect(refused.body.errors).toEqual([expect.objectContaining({ path: 'at', code: 'notMoment' })]);
    expect((await read(id)).body).toMatchObject({ title: 'Imja', at: null });
  });

  // spec: content.publishing.copy.at
  it('is published at its time, or waits and is counted, and goes with its document', async () => {
    const run = () => scheduleTask(collections).run(new AbortController().signal);
    const past = () =>
      mongoose.connection.collection('drafts').updateMany({}, { $set: { at: later(-1_000) } });
    const [one, two] = [await make('/services', sampleService()), await make('/services', sampleService())];
    for (const { id } of [one, two]) {
      await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Më vonë' } });
      const late = await server.send(`POST /services/${id}/draft/publish`, { body: { at: later(-1_000) } });
      expect([late.status, late.body.errors]).toMatchObject([422, [{ path: 'at' }]]);
      const planned = await server.send(`POST /services/${id}/draft/publish`, {
        body: { at: later(60_000) },
      });
      expect([planned.status, planned.body.at]).toEqual([200, expect.stringMatching(/Z$/)]);
    }
    await server.send(`PATCH /services/${two.id}`, { body: { title: 'Ndërkohë' } });
    await past();
    await run();
    expect((await server.send(`GET /services/${one.id}/history`)).list[0]).toMatchObject({
      who: { name: 'schedule' },
      version: 2,
    });
    expect((await read(two.id)).body).toMatchObject({ title: 'Më vonë', waitsFor: ['title'] });
    const metrics = await (await fetch(`${server.base}/metrics`)).text();
    expect(metrics).toContain('\nschedule_overdue 1\n');
    const draft = await make('/services', { ...sampleService(), status: 'draft', publishAt: later(60_000) });
    const planned = (await server.send('GET /schedule')).list;
    expect(planned.filter(({ id }) => id === two.id || id === draft.id)).toEqual([
      expect.objectContaining({ id: two.id, change: 'copy', isLate: true, waitsFor: ['title'] }),
      expect.objectContaining({ id: draft.id, change: 'publish', isLate: false, at: draft.publishAt }),
    ]);
    await server.send(`DELETE /services/${two.id}`);
    await server.send(`POST /trash/${two.id}/restore`);
    expect((await read(two.id)).status).toBe(404);
  });

  it('writes the translations that it changed, and takes away those that it removed, and no others', async () => {
    const en = { title: 'Lights', description: 'For a hall.', features: ['Fog'] };
    const made = await make('/services', { ...sampleService(), translations: { en } });
    const draft = `/services/${made.id}/draft`;
    const change = (call: string, texts: object) =>
      server.send(`PATCH ${call}`, { body: { translations: { en: texts } } });
    await change(draft, { title: 'New lights', features: null });
    const copy = (await server.send(`GET ${draft}`)).body.translations;
    expect(copy).toEqual({ en: { title: 'New lights', description: 'For a hall.' } });
    const published = await server.send(`POST ${draft}/publish`, { body: {} });
    expect(published.body.translations).toEqual(copy);

    // Also where the document has changed meanwhile, and beside what another copy says.
    await change(draft, { title: null });
    await change(`/services/${made.id}`, { description: 'For any hall.' });
    const stale = { 'If-Match': '"draft-0"' };
    const other = await server.send(`PATCH ${draft}`, {
      body: { translations: { en: { title: 'Lamps' } } },
      headers: stale,
    });
    expect([other.status, other.body.conflicts]).toEqual([409, ['translations.en.title']]);
    const later = await server.send(`POST ${draft}/publish`, { body: {} });
    expect(later.body.translations).toEqual({ en: { description: 'For any hall.' } });
  });

  it('waits where its address is taken meanwhile, and is published only while it is due and the run goes on', async () => {
    const run = (lease = new AbortController().signal) => scheduleTask(collections).run(lease);
    const body = { stageName: 'DJ Drita', design: 'club' };
    const { id } = await make('/artists', { ...body, slug: 'dj-drita' });
    await server.send(`PATCH /artists/${id}/draft`, { body: { slug: 'drita', quote: 'Nata është jona' } });
    await server.send(`POST /artists/${id}/draft/publish`, { body: { at: later(60_000) } });
    const publish = () =>
      inTransaction(() =>
        publishDueCopy(collections.artists, { id, actor: { kind: 'program', name: 'schedule' } }),
      );
    await publish();
    const draft = async () => (await server.send(`GET /artists/${id}/draft`)).body;
    expect(await draft()).toMatchObject({ slug: 'drita', waitsFor: [] });
    const past = { $set: { at: later(-1_000) } };
    await mongoose.connection.collection('drafts').updateOne({ documentId: id }, past);
    await run(AbortSignal.abort());
    expect(await draft()).toMatchObject({ slug: 'drita', waitsFor: [] });
    await make('/artists', { ...body, slug: 'drita' });
    await run();
    expect(await draft()).toMatchObject({ slug: 'drita', waitsFor: ['slug'] });
    await publish();
    expect((await server.send(`GET /artists/${id}`)).body.slug).toBe('dj-drita');
  });

  it('has no address that the site or another document has', async () => {
    const body = { stageName: 'DJ Yjet', design: 'club' };
    const { id } = await make('/artists', { ...body, slug: 'dj-yjet' });
    await make('/artists', { ...body, slug: 'dj-hena' });
    const change = (slug: string) => server.send(`PATCH /artists/${id}/draft`, { body: { slug } });
    for (const [slug, status] of [
      ['kontakt', 422],
      ['DJ-Hena', 409],
    ] as const) {
      const refused = await change(slug);
      expect([refused.status, refused.body.errors]).toMatchObject([status, [{ path: 'slug' }]]);
    }
    expect((await change('DJ-YJET')).status).toBe(201);
  });

  it.each(['removed', 'published'])('is another one than a copy that was %s', async (end) => {
    const { id } = await make('/services', sampleService());
    const change = (title: string, headers = {}) =>
      server.send(`PATCH /services/${id}/draft`, { body: { title }, headers });
    const tag = async (title: string) => ({ 'If-Match': (await change(title)).headers.get('ETag') ?? '' });
    const gone = [await tag('E para'), await tag('E dyta')];
    if (end === 'removed') await server.send(`DELETE /services/${id}/draft`);
    else await server.send(`POST /services/${id}/draft/publish`, { body: {} });
    const current = await tag('E tjetrit');
    for (const known of gone) {
      const refused = await change('E treta', known);
      expect([refused.status, refused.body.conflicts]).toEqual([409, ['title']]);
    }
    expect((await read(id)).body.title).toBe('E tjetrit');
    expect((await change('E treta', current)).status).toBe(200);
  });

  // spec: content.publishing.copy.at
  it('is forced at its time over what had changed by then, not over what changes after', async () => {
    const bodies = [await make('/services', sampleService()), await make('/services', sampleService())];
    const [forced = '', changed = ''] = bodies.map(({ id }) => String(id));
    for (const id of [forced, changed]) {
      await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Imja' } });
      await server.send(`PATCH /services/${id}`, { body: { title: 'E tjetrit' } });
      const planned = await server.send(`POST /services/${id}/draft/publish?force=true`, {
        body: { at: later(60_000) },
      });
      expect([planned.status, planned.body.waitsFor]).toEqual([200, []]);
    }
    await server.send(`PATCH /services/${changed}`, { body: { title: 'E re' } });
    const drafts = mongoose.connection.collection('drafts');
    await drafts.updateMany({ documentId: { $in: [forced, changed] } }, { $set: { at: later(-1_000) } });
    await scheduleTask(collections).run(new AbortController().signal);
    const { list } = await server.send('GET /services');
    const titleOf = (id: string) => list.find((each) => each.id === id)?.title;
    expect([titleOf(forced), titleOf(changed)]).toEqual(['Imja', 'E re']);
    expect((await read(forced)).status).toBe(404);
    expect((await read(changed)).body).toMatchObject({ title: 'Imja', waitsFor: ['title'] });
    // Planned anew without force, it does not overwrite either.
    await server.send(`POST /services/${changed}/draft/publish?force=true`, { body: { at: later(60_000) } });
    await server.send(`POST /services/${changed}/draft/publish`, { body: { at: later(60_000) } });
    await drafts.updateMany({ documentId: changed }, { $set: { at: later(-1_000) } });
    await scheduleTask(collections).run(new AbortController().signal);
    expect((await read(changed)).body.waitsFor).toEqual(['title']);
  });

  it('can be removed', async () => {
    const { id } = await make('/services', sampleService());
    await server.send(`PATCH /services/${id}/draft`, { body: { title: 'Imja' } });
    expect((await server.send(`DELETE /services/${id}/draft`)).status).toBe(204);
    expect((await server.send(`DELETE /services/${id}/draft`)).status).toBe(404);
  });
});
