import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { serveRoutes, type TestServer } from '../http/testServer.js';
import { collectUnreferenced } from './collect.js';
import { uploadRoutes } from './routes.js';
import { openTestUploads, type TestUploads } from './testUploads.js';

const weekMs = 7 * 24 * 3600 * 1000;

describe.each(['disk', 'gridfs'] as const)('files on %s that nothing names', (storage) => {
  let files: TestUploads;
  let server: TestServer;

  beforeAll(async () => {
    files = await openTestUploads({ storage });
    const database = inject('mongoUri').replace('/?', `/collect_${storage}?`);
    server = await serveRoutes(database, uploadRoutes(files.uploads));
  });

  beforeEach(async () => {
    for (const name of await stored()) await files.uploads.storage.remove(name);
  });

  afterAll(async () => {
    await files.close();
    await server.stop();
  });

  async function stored(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of files.uploads.storage.list()) names.push(name);
    return names;
  }

  /** Stores a picture and waits for all that is made of it. */
  async function store(filename: string): Promise<string> {
    const before = (await stored()).length;
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a2b4c' } });
    const url = await files.uploads.storeStream(Readable.from([await picture.jpeg().toBuffer()]), filename);
    const made = 1 + derivedNames(url).length;
    await vi.waitFor(async () => expect(await stored()).toHaveLength(before + made), 15_000);
    return url;
  }

  const statusOf = async (url: string) => {
    const { status, body } = await fetch(server.base + url);
    await body?.cancel();
    return status;
  };

  const later = () => Date.now() + weekMs + 1000;

  it('go after a week, with all that was made of them', async () => {
    const url = await store('a.jpg');
    expect(await collectUnreferenced(files.uploads.storage, Date.now() + weekMs - 60_000)).toBe(0);
    expect(await collectUnreferenced(files.uploads.storage, later())).toBe(1 + derivedNames(url).length);
    expect(await statusOf(url)).toBe(404);
  });

  it.each(['services', 'trash', 'history'])('stay while %s names them', async (place) => {
    const url = await store('pamje ë.jpg');
    const named = [url, encodeURI(url), `http://host${url}`, url.replace('.jpg', '-30.webp')];
    for (const image of named) {
      await mongoose.connection.collection(place).insertOne({ snapshot: { media: [{ url: image }] } });
      expect(await collectUnreferenced(files.uploads.storage, later())).toBe(0);
      await mongoose.connection.collection(place).deleteMany();
    }
    expect(await collectUnreferenced(files.uploads.storage, later())).toBeGreaterThan(0);
  });

  it('go at once when they are deleted for good, and no others', async () => {
    const [gone, kept, other] = [await store('foto e parë.jpg'), await store('b.jpg'), await store('c.jpg')];
    await mongoose.connection.collection('services').insertOne({ image: `http://host${encodeURI(kept)}` });
    const removed = await files.uploads.removeForGood([`http://host${encodeURI(gone)}`, kept, 'a', '']);
    const all = [gone, ...derivedNames(gone.slice('/uploads/'.length)).map((name) => `/uploads/${name}`)];
    expect(removed.sort()).toEqual(all.sort());
    for (const url of all) expect(await statusOf(url)).toBe(404);
    for (const url of [kept, other]) expect(await statusOf(url)).toBe(200);
    await mongoose.connection.collection('services').deleteMany();
    expect(await files.uploads.removeForGood([gone])).toEqual([]);
  });
});
