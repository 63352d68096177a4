import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Db, Decimal128, Double, Int32, Long, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type RunningMongod, startMongod } from '../runtimes/startMongod.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const uploadedAt = new Date('2026-06-14T20:00:00Z');

// Every test starts programs several times, also while the machine does much else.
vi.setConfig({ testTimeout: 300_000 });

let mongod: RunningMongod;
let client: MongoClient;
let folder: string;
let file: string;

beforeAll(async () => {
  mongod = await startMongod({ dbPath: await mkdtemp(join(tmpdir(), 'ritmi-backup-db-')) });
  client = await MongoClient.connect(mongod.uri);
});
afterAll(async () => {
  await client.close();
  await mongod.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-backup-'));
  file = join(folder, 'ritmi.tar');
  await mkdir(join(folder, 'from', 'uploads'), { recursive: true });
  // So many that the list of contents is longer than a stream keeps unread.
  const names = ['vallja-e-parë.webp', ...Array.from({ length: 250 }, (_, place) => `festa-${place}.webp`)];
  for (const name of names) {
    const path = join(folder, 'from', 'uploads', name);
    await writeFile(path, Buffer.alloc(name === names[0] ? 300_000 : 3, 'ë'));
    await utimes(path, uploadedAt, uploadedAt);
  }
  const typed = { n: new Int32(7), d: new Double(7), l: Long.fromString('9007199254740993') };
  await database('from')
    .collection('services')
    .insertOne({ ...typed, m: Decimal128.fromString('1.10') });
  const many = Array.from({ length: 1_200 }, (_, place) => ({
    place,
    text: 'x'.repeat(200),
    at: new Date(),
  }));
  await database('from').collection('history').insertMany(many);
  await database('from').createCollection('trash');
});
afterEach(async () => {
  for (const name of ['from', 'to']) await database(name).dropDatabase();
  await rm(folder, { recursive: true });
});

const database = (name: string): Db => client.db(name);

/** What `npm run backup` and `restore` do, on one of the two places. */
function inPlace(script: 'backup' | 'restore', place: string, ...args: string[]) {
  return run(process.execPath, ['--import', 'tsx', `scripts/backup/${script}.ts`, file, ...args], {
    cwd: root,
    env: {
      ...process.env,
      MONGODB_URI: mongod.uri.replace('/?', `/${place}?`),
      DATA_DIR: join(folder, place),
    },
  });
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** All that is in a place, to the byte. */
async function contentOf(place: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const collection of await database(place).collections()) {
    const raw = await collection.find({}, { raw: true }).sort({ _id: 1 }).toArray();
    if (raw.length > 0)
      content[collection.collectionName] = digestOf(Buffer.concat(raw as unknown as Buffer[]));
  }
  for (const name of await readdir(join(folder, place, 'uploads')).catch(() => [])) {
    const path = join(folder, place, 'uploads', name);
    content[name] = `${(await stat(path)).mtime.toISOString()} ${digestOf(await readFile(path))}`;
  }
  return content;
}

// spec: contract.backup
test('a backup is restored to the byte, over other content only when told so', async () => {
  const before = await contentOf('from');
  await inPlace('backup', 'from');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(inPlace('backup', 'from')).rejects.toThrow('is there already');
  await inPlace('restore', 'to');
  expect(await contentOf('to')).toEqual(before);

  await database('to').collection('services').deleteMany();
  await database('to').collection('team').insertOne({ name: 'Mira' });
  await writeFile(join(folder, 'to', 'uploads', 'new.webp'), 'new');
  const changed = await contentOf('to');
  await expect(inPlace('restore', 'to')).rejects.toThrow('There is content already');
  expect(await contentOf('to')).toEqual(changed);
  await inPlace('restore', 'to', '--replace');
  expect(await contentOf('to')).toEqual(before);
});

test('an empty place is not backed up: the data folder is another one', async () => {
  await expect(inPlace('backup', 'to')).rejects.toThrow('There is nothing to back up');
  expect(await readdir(folder)).not.toContain('ritmi.tar');
});

test('a backup that was cut off or damaged changes nothing', async () => {
  await inPlace('backup', 'from');
  const whole = await readFile(file);
  await inPlace('restore', 'to');
  const before = await contentOf('to');
  const damaged = Buffer.from(whole);
  damaged[whole.indexOf('xxxx')] = 0;
  for (const bytes of [whole.subarray(0, whole.length / 2), damaged, Buffer.from('no tar')]) {
    await writeFile(file, bytes);
    await expect(inPlace('restore', 'to', '--replace')).rejects.toThrow('is no whole backup');
    expect(await contentOf('to')).toEqual(before);
  }
});

test('what is written while a backup is made is in it as a whole or not at all', async () => {
  let isWriting = true;
  const write = async () => {
    // The first and the last collection that a backup reads.
    for (let place = 0; isWriting; place += 1) {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await database('from').collection('aa').insertOne({ place }, { session });
          await database('from').collection('zz').insertOne({ place }, { session });
        }),
      );
    }
  };
  for (const name of ['aa', 'zz']) await database('from').createCollection(name);
  const writing = write();
  await inPlace('backup', 'from');
  isWriting = false;
  await writing;
  await inPlace('restore', 'to');
  const count = (place: string, name: string) => database(place).collection(name).countDocuments();
  expect(await count('to', 'aa')).toBe(await count('to', 'zz'));
  expect(await count('to', 'aa')).toBeGreaterThan(0);
  expect(await count('to', 'aa')).toBeLessThan(await count('from', 'aa'));
});
