import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serveRoutes, type TestServer } from './testing/server.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';
import { collections, entityRoutes } from './entities.js';

const { events } = collections;

let server: TestServer;
let files: TestUploads;
let picture: File;

beforeAll(async () => {
  files = await openTestUploads();
  const database = inject('mongoUri').replace('/?', '/event_form?');
  server = await serveRoutes(database, entityRoutes('events', files.uploads));
  const pixels = { width: 20, height: 10, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create: pixels }).png().toBuffer();
  picture = new File([new Uint8Array(bytes)], 'salla.png', { type: 'image/png' });
});
beforeEach(async () => {
  await events.model.deleteMany();
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

// Variants, which have other types, are made in the background.
async function originals(): Promise<string[]> {
  return (await readdir(join(files.folder, 'uploads'))).filter((name) => name.endsWith('.png'));
}

const required = { title: 'Dasma', date: '2026-06-14', description: 'Në Vlorë' };

function post(parts: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return server.send('POST /events', { body: form, headers });
}

describe('POST /events', () => {
  // spec: 7.events.create, contract.featured, contract.date
  it('accepts fields as text and media as JSON text', async () => {
    const mediaData = JSON.stringify([{ type: 'video', url: '/uploads/a.mp4', caption: ' Vallja ' }]);
    const { status, body } = await post({ ...required, featured: 'true', mediaData });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...required,
      date: '2026-06-14T00:00:00.000Z',
      featured: true,
      image: '/uploads/a.mp4',
      media: [{ id: expect.any(String), type: 'video', url: '/uploads/a.mp4', caption: 'Vallja' }],
    });
  });

  // spec: contract.create.optional
  it('requires neither media nor image', async () => {
    const { status, body } = await post({ ...required, featured: 'false' });
    expect([status, body.image, body.media, body.featured]).toEqual([201, '', [], false]);
  });

  // spec: contract.event.image
  it('accepts the main image as an address or as a file', async () => {
    expect((await post({ ...required, image: '/uploads/b.webp' })).body.image).toBe('/uploads/b.webp');
    const { status, body } = await post({ ...required, image: picture });
    expect(status).toBe(201);
    expect(body.image).toMatch(/^\/uploads\/salla-.*\.png$/);
    expect(await files.uploads.find(String(body.image).split('/').at(-1) ?? '')).not.toBeNull();
  });

  // spec: contract.once.files
  it('answers a repeat with the first response and stores no second file', async () => {
    const headers = { 'Idempotency-Key': 'event-1' };
    const before = await originals();
    const first = await post({ ...required, image: picture }, headers);
    const again = await post({ ...required, image: picture }, headers);
    expect(again.body).toEqual(first.body);
    const other = await post({ ...required, title: 'Tjetër', image: picture }, headers);
    expect(other.status).toBe(422);
    expect((await server.send('GET /events')).body).toHaveLength(1);
    expect(await originals()).toHaveLength(before.length + 1);
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '' }, 'date'],
    [{ date: '0026-06-14' }, 'date'],
    [{ date: '1989-12-31' }, 'date'],
    [{ date: '2206-06-14T20:00:00Z' }, 'date'],
    [{ title: ' ' }, 'title'],
    [{ featured: 'maybe' }, 'featured'],
    [{ mediaData: '{' }, 'mediaData'],
    [{ mediaData: '{}' }, 'media'],
    [{ mediaData: '[{"type":"image","url":""}]' }, 'media.0.url'],
  ])('refuses %j and stores no file', async (change, path) => {
    const before = await originals();
    const { status, body } = await post({ ...required, image: picture, ...change });
    expect([status, (body.errors as { path: string }[]).map((error) => error.path)]).toEqual([422, [path]]);
    expect(await originals()).toEqual(before);
  });

  it('accepts forms only: JSON is 415, a broken form 400, a text file as image 415', async () => {
    expect((await server.send('POST /events', { body: required })).status).toBe(415);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await server.send('POST /events', { body: '--x\r\nbroken', headers })).status).toBe(400);
    const text = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
    expect((await post({ ...required, image: text })).status).toBe(415);
  });

  it('answers a text without the name of its part with 400', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    for (const disposition of ['form-data', 'form-data; name=""']) {
      const body = `--x\r\nContent-Disposition: ${disposition}\r\n\r\nAgjencia\r\n--x--\r\n`;
      const { status, body: answer } = await server.send('POST /events', { body, headers });
      expect([status, answer.code]).toEqual([400, 'malformed']);
    }
  });

  it('is 401 without a token, whatever the body', async () => {
    const { status } = await server.send('POST /events', { body: 'x', as: 'visitor' });
    expect(status).toBe(401);
  });
});

describe('PATCH /events/{id}', () => {
  // spec: 5.event.main
  it('uses the first medium as main image when there is none', async () => {
    const { body: made } = await post(required);
    const media = [{ type: 'image', url: '/uploads/c.webp' }];
    const { body } = await server.send(`PATCH /events/${made.id}`, { body: { media, date: made.date } });
    expect(body).toMatchObject({ image: '/uploads/c.webp', date: made.date, version: 2 });
  });

  // spec: 7.events.update, contract.media.kept
  it('keeps ids and captions that the body leaves out, as the specified client does', async () => {
    const mediaData = JSON.stringify([{ type: 'image', url: '/uploads/a.webp', caption: 'Salla' }]);
    const { body: made } = await post({ ...required, mediaData });
    const media = [{ type: 'image', url: '/uploads/a.webp' }];
    const { body } = await server.send(`PATCH /events/${made.id}`, { body: { ...required, media } });
    expect(body.media).toEqual(made.media);
  });
});
