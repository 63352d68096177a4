import { sampleProject, sampleService } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serveRoutes, type TestServer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';

const { services, packages } = collections;

let server: TestServer;
let made: { id: string; version: number };

beforeAll(async () => {
  const rows = [...entityRoutes('services'), ...entityRoutes('packages'), ...entityRoutes('projects')];
  server = await serveRoutes(inject('mongoUri').replace('/?', '/stale_edits?'), rows);
});
beforeEach(async () => {
  await packages.model.deleteMany();
  await services.model.deleteMany();
  made = (await server.send('POST /services', { body: sampleService() })).body;
});
afterAll(() => server.stop());

const edit = (body: object, ifMatch?: string) =>
  server.send(`PATCH /services/${made.id}`, {
    body,
    ...(ifMatch ? { headers: { 'If-Match': ifMatch } } : {}),
  });

describe('an edit of an older version', () => {
  // spec: contract.merge
  it('merges with a change of another field', async () => {
    await edit({ title: 'Ana' });
    const { status, body } = await edit({ description: 'Beni' }, '"1"');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Ana', description: 'Beni', version: 3 });
  });

  it('keeps what others changed when the whole old document is sent', async () => {
    await edit({ title: 'Ana' });
    const { status, body } = await edit({ ...made, price: '5' }, '"1"');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Ana', price: '5.00' });
  });

  // spec: contract.merge
  it('of the same field is 409 with the current document and the name of the field', async () => {
    await edit({ title: 'Ana', price: '1' });
    const { status, body } = await edit({ title: 'Beni', features: [] }, '"1"');
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'stale',
      message: expect.stringContaining('title'),
      conflicts: ['title'],
      current: expect.objectContaining({ id: made.id, title: 'Ana', version: 2 }),
    });
  });

  // spec: contract.merge.same
  it('is no conflict when both set the same value', async () => {
    await edit({ title: 'Ana' });
    const { status, body } = await edit({ title: 'Ana' }, '"1"');
    expect([status, body.version]).toEqual([200, 2]);
  });

  // spec: contract.merge.last
  it('wins without If-Match, whatever version the body names', async () => {
    await edit({ title: 'Ana' });
    const { status, body } = await edit({ title: 'Beni', version: 1 });
    expect([status, body.title]).toEqual([200, 'Beni']);
  });

  it('is 409 when that version never existed', async () => {
    expect((await edit({ title: 'Beni' }, '"77"')).status).toBe(409);
  });

  it.each(['*', '"1"', 'W/"1"', '1'])('applies with %s while the document is at version 1', async (tag) => {
    expect((await edit({ title: 'Ana' }, tag)).status).toBe(200);
  });

  it('is 400 when If-Match is not an ETag of the API', async () => {
    expect((await edit({ title: 'Ana' }, '"x"')).status).toBe(400);
  });

  it('loses nothing when different fields are edited at the same time', async () => {
    const changes = [
      { title: 'A' },
      { description: 'B' },
      { price: '7' },
      { category: 'C' },
      { featured: true },
    ];
    const answers = await Promise.all(changes.map((change) => edit(change, '"1"')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [now] = (await server.send('GET /services')).list;
    expect(now).toMatchObject({ ...Object.assign({}, ...changes), price: '7.00', version: 6 });
  });

  it('succeeds for one of two simultaneous edits of the same field', async () => {
    const answers = await Promise.all([edit({ title: 'A' }, '"1"'), edit({ title: 'B' }, '"1"')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a delete of an older version', () => {
  const remove = (ifMatch: string) =>
    server.send(`DELETE /services/${made.id}`, { headers: { 'If-Match': ifMatch } });

  it('is 409 when something changed since', async () => {
    await edit({ title: 'Ana' });
    const { status, body } = await remove('"1"');
    expect([status, body.conflicts]).toEqual([409, ['title']]);
    expect((await remove('"2"')).status).toBe(204);
  });

  it('succeeds when the field has its old value again', async () => {
    await edit({ title: 'Ana' });
    await edit({ title: sampleService().title });
    expect((await remove('"1"')).status).toBe(204);
  });
});

describe('a change of a service', () => {
  // spec: contract.etag
  it('raises the version of packages that use it without making their edits stale', async () => {
    const body = { title: 'P', description: 'x', serviceIds: [made.id] };
    const { id } = (await server.send('POST /packages', { body })).body;
    await edit({ price: '3' });
    const read = await server.send(`GET /packages/${id}`);
    expect(read.headers.get('ETag')).toBe('"2"');
    const headers = { 'If-Match': '"1"' };
    const { status } = await server.send(`PATCH /packages/${id}`, { body: { title: 'Q' }, headers });
    expect(status).toBe(200);
  });
});

it('is no conflict when a call whose answer was lost is repeated, or when it keeps the order', async () => {
  const { id } = (await server.send('POST /projects/json', { body: { ...sampleProject(), media: [] } })).body;
  const body = {
    media: [
      { type: 'image', url: 'a.jpg' },
      { type: 'image', url: 'a.jpg', caption: 'Dasma' },
    ],
  };
  const repeat = () => server.send(`PATCH /projects/${id}/json`, { body, headers: { 'If-Match': '"1"' } });
  const first = await repeat();
  const second = await repeat();
  expect([second.status, second.body]).toEqual([200, first.body]);
  await edit({ order: 7 });
  const kept = await edit({ order: null, title: 'Ana' }, '"1"');
  expect([kept.status, kept.body.order]).toEqual([200, 7]);
});

describe('the media of a project', () => {
  const medium = (url: string, rest: object = {}) => ({ type: 'image', url, ...rest });

  async function project(media: object[]) {
    return (await server.send('POST /projects/json', { body: { ...sampleProject(), media } })).body;
  }
  const change = (id: string, media: object[], headers: Record<string, string> = {}) =>
    server.send(`PATCH /projects/${id}/json`, { body: { media }, headers });

  // spec: contract.media.kept
  it('get ids and trimmed captions, and keep both when sent again without them', async () => {
    const { id, media } = await project([
      medium('/a.webp', { caption: ' Salla ' }),
      medium('/b.webp', { caption: ' ' }),
    ]);
    expect(media).toEqual([
      { id: expect.any(String), type: 'image', url: '/a.webp', caption: 'Salla' },
      { id: expect.any(String), type: 'image', url: '/b.webp' },
    ]);
    const { body } = await change(id, [medium('/b.webp'), medium('/a.webp')]);
    expect(body.media).toEqual([...(media as object[])].reverse());
  });

  // spec: contract.media.kept
  it('lose a caption that is sent empty', async () => {
    const { id } = await project([medium('/a.webp', { caption: 'Salla' })]);
    const { body } = await change(id, [medium('/a.webp', { caption: '' })]);
    expect((body.media as object[])[0]).not.toHaveProperty('caption');
  });

  it('are unchanged by an edit that sends them as read, and conflict with a different change', async () => {
    const { id, media } = await project([medium('/a.webp')]);
    await change(id, [...(media as object[]), medium('/b.webp')]);
    const same = await change(id, media as object[], { 'If-Match': '"1"' });
    expect(same.status).toBe(200);
    expect(same.body.media).toHaveLength(2);
    const other = await change(id, [medium('/c.webp')], { 'If-Match': '"1"' });
    expect([other.status, other.body.conflicts]).toEqual([409, ['media']]);
  });

  it.each([
    [[{ type: 'image', url: ' ' }], 'media.0.url', 'URL-ja e medias nuk mund të jetë bosh'],
    [[{ type: 'sound', url: '/a' }], 'media.0.type', 'Media type must be image or video'],
    ['x', 'media', 'Media must be a list'],
  ])('%j are refused', async (media, path, message) => {
    const { id } = await project([]);
    const { status, body } = await server.send(`PATCH /projects/${id}/json`, { body: { media } });
    expect([status, body.errors]).toMatchObject([422, [{ path, message }]]);
  });
});
