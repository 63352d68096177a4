import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import mongoose from 'mongoose';
import pino from 'pino';
import sharp from 'sharp';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '../db/connect.js';
import { serveRoutes, type TestServer } from '../testing/server.js';
import { uploadRoutes } from './routes.js';
import { openTestUploads, type TestUploads } from '../testing/uploads.js';
import { Collector } from './unused.js';

const dayMs = 24 * 3600 * 1000;

describe.each(inject('storages'))('unused files on %s', (storage) => {
  let files: TestUploads;
  let server: TestServer;
  let collector: Collector;
  let logLines: string[];

  beforeAll(async () => {
    const database = inject('mongoUri').replace('/?', `/collect_${storage}?`);
    await connect(database);
    files = await openTestUploads({ storage, s3: inject('s3') });
    server = await serveRoutes(database, uploadRoutes(files.uploads));
  });

  beforeEach(async () => {
    for (const name of await stored()) await files.uploads.storage.remove(name);
    await files.uploads.storage.saveDatabaseIds([]);
    logLines = [];
    const logger = pino({ base: null }, { write: (line: string) => void logLines.push(line) });
    collector = new Collector(files.uploads.storage, logger);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await mongoose.connection.collection('services').deleteMany();
  });

  afterAll(async () => {
    await files.close();
    await server.stop();
  });

  async function stored(): Promise<string[]> {
    return (await files.uploads.storage.list()).map((file) => file.name);
  }

  /** Stores a picture with all its variants. */
  async function store(filename: string): Promise<string> {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#3a2b4c' } });
    const url = await files.uploads.storeStream(Readable.from([await picture.jpeg().toBuffer()]), filename);
    for (const derived of derivedNames(basename(url))) await files.uploads.find(derived);
    return url;
  }

  const referTo = (url: string) => mongoose.connection.collection('services').insertOne({ image: url });

  /** Stores one unused file, and enough used ones that it is no more than a fifth of all. */
  async function storeUnused(): Promise<string> {
    for (let count = 0; count < 4; count += 1) await referTo(await store('used.jpg'));
    return store('unused.jpg');
  }

  const statusOf = async (url: string) => {
    const { status, body } = await fetch(server.base + url);
    await body?.cancel();
    return status;
  };

  const passDays = (days: number) => {
    const now = Date.now() + days * dayMs;
    vi.useFakeTimers({ toFake: ['Date'], now });
  };

  it('are listed by how their names begin', async () => {
    const name = basename(await store('një (1).jpg'));
    await store('një.jpg');
    const stem = name.slice(0, name.lastIndexOf('.'));
    const begin = async () => (await files.uploads.storage.list('inUse', stem)).map((file) => file.name);
    expect((await begin()).toSorted()).toEqual([name, ...derivedNames(name)].toSorted());
    await files.uploads.storage.move(name, 'aside');
    expect((await files.uploads.storage.list('aside', stem)).map((file) => file.name)).toEqual([name]);
    expect((await begin()).toSorted()).toEqual(derivedNames(name).toSorted());
    expect(await files.uploads.storage.list('inUse', `${stem}x`)).toEqual([]);
  });

  // The clock of an S3 server, which says there when a file was set aside, cannot be put forward.
  it.runIf(storage !== 's3')(
    'are set aside after a week and deleted a month later, with their variants',
    async () => {
      const url = await storeUnused();
      const all = [url, ...derivedNames(url.slice('/uploads/'.length)).map((each) => `/uploads/${each}`)];
      passDays(6.9);
      await collector.collect(Date.now());
      expect(await statusOf(url)).toBe(200);
      passDays(0.2);
      await collector.collect(Date.now());
      for (const each of all) expect(await statusOf(each)).toBe(404);
      expect(await stored()).toHaveLength(4 * all.length);
      passDays(29.9);
      await collector.collect(Date.now());
      expect(await files.uploads.storage.stat(url.slice('/uploads/'.length), 'aside')).not.toBeNull();
      passDays(0.2);
      await collector.collect(Date.now());
      for (const each of all) {
        expect(await files.uploads.storage.stat(each.slice('/uploads/'.length), 'aside')).toBeNull();
      }
      expect(await stored()).toHaveLength(4 * all.length);
    },
  );

  it.each(['services', 'trash', 'history'])(
    'stay while a document in %s refers to them',
    async (collection) => {
      const url = await storeUnused();
      passDays(8);
      for (const image of [url, encodeURI(url), `http://host${url}`, url.replace('.jpg', '-30.webp')]) {
        const { insertedId } = await mongoose.connection
          .collection(collection)
          .insertOne({ snapshot: { media: [{ url: image }] } });
        await collector.collect(Date.now());
        expect(await statusOf(url)).toBe(200);
        await mongoose.connection.collection(collection).deleteOne({ _id: insertedId });
      }
      await collector.collect(Date.now());
      expect(await statusOf(url)).toBe(404);
    },
  );

  it('come back once something refers to them again, at a request or the next daily run', async () => {
    const url = await storeUnused();
    passDays(8);
    for (const isRequested of [true, false]) {
      await collector.collect(Date.now());
      expect(await statusOf(url)).toBe(404);
      await referTo(url);
      passDays(8);
      if (!isRequested) await collector.collect(Date.now());
      expect(await statusOf(url.replace('.jpg', '-30.webp'))).toBe(200);
      expect(await statusOf(url)).toBe(200);
      await mongoose.connection.collection('services').deleteOne({ image: url });
      passDays(8);
    }
  });

  it('are not searched for at a start, which only renews the stored database id', async () => {
    const url = await storeUnused();
    await collector.collect(Date.now());
    await files.uploads.storage.move(basename(url), 'aside');
    const before = await files.uploads.storage.databaseIds();
    const search = vi.spyOn(mongoose.connection.db as mongoose.mongo.Db, 'collections');
    collector.begin();
    await vi.waitFor(async () => expect(await files.uploads.storage.databaseIds()).not.toEqual(before));
    expect(search).not.toHaveBeenCalled();
    await collector.bringBack(basename(url));
    expect(search).toHaveBeenCalledOnce();
    search.mockRestore();
  });

  it('stay when they are more than a fifth of all files, which is logged', async () => {
    const urls = [await storeUnused(), await store('unused.jpg')];
    passDays(8);
    await collector.collect(Date.now());
    for (const url of urls) expect(await statusOf(url)).toBe(200);
    expect(logLines).toHaveLength(1);
    expect(logLines[0]).toContain('more than a fifth');
  });

  const anotherDatabase = async () => {
    await mongoose.connection.collection('identity').deleteMany();
  };

  it.each([
    ['a different', async () => anotherDatabase],
    [
      'an older copy of the',
      async () => {
        const [older] = await mongoose.connection.collection('identity').find().toArray();
        await collector.collect(Date.now());
        return async () => {
          await anotherDatabase();
          await mongoose.connection.collection('identity').insertOne({ ...older });
        };
      },
    ],
  ])('stay after a switch to %s database', async (_kind, prepare) => {
    const url = await storeUnused();
    await collector.collect(Date.now());
    const change = await prepare();
    await change();
    passDays(8);
    logLines = [];
    await collector.collect(Date.now());
    expect(await statusOf(url)).toBe(200);
    expect(logLines).toHaveLength(1);
    expect(logLines[0]).toContain('belong to another database');
  });

  it('are gone at once after a deletion for good, and deleted by the next daily run, unless something refers to them', async () => {
    const [gone, kept, other] = [await store('foto e parë.jpg'), await store('b.jpg'), await store('c.jpg')];
    await referTo(other);
    const aside = derivedNames(gone.slice('/uploads/'.length));
    for (const each of aside) await files.uploads.storage.move(each, 'aside');
    await referTo(`http://host${encodeURI(kept)}`);
    const removed = await files.uploads.removeForGood([`http://host${encodeURI(gone)}`, kept, 'a', '']);
    const all = [gone, ...aside.map((each) => `/uploads/${each}`)];
    expect(removed.sort()).toEqual(all.sort());
    for (const url of all) expect(await statusOf(url)).toBe(404);
    for (const url of [kept, other]) expect(await statusOf(url)).toBe(200);
    passDays(1);
    await collector.collect(Date.now());
    for (const each of aside) expect(await files.uploads.storage.stat(each, 'aside')).toBeNull();
    expect(await files.uploads.removeForGood([gone])).toEqual([]);
  });

  it('stay when a save names them during a deletion for good, or before the next daily run', async () => {
    const urls = [await store('a.jpg'), await store('b.jpg')];
    const { storage } = files.uploads;
    const move = storage.move.bind(storage);
    vi.spyOn(storage, 'move').mockImplementationOnce(async (name, place) => {
      // The first search is over.
      await referTo(urls[0] ?? '');
      await move(name, place);
    });
    await files.uploads.removeForGood(urls);
    expect(await statusOf(urls[0] ?? '')).toBe(200);
    expect(await statusOf(urls[1] ?? '')).toBe(404);
    await referTo(urls[1] ?? '');
    passDays(1);
    await collector.collect(Date.now());
    for (const url of urls) expect(await statusOf(url)).toBe(200);
  });
});
