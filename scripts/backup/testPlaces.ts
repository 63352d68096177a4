import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Decimal128, Double, Int32, Long, MongoClient } from 'mongodb';
import { openStorage, type StorageKind } from '../../api/uploads/openStorage.js';
import { bundle } from '../build/bundle.js';
import { bundleOf } from '../build/bundles.mjs';
import { startProgram } from '../runtimes/child.js';
import { type RunningMongod, startMongod } from '../runtimes/startMongod.js';
import { root, temporaryFolder } from '../runtimes/folders.js';

// Tests only.

const uploadedAt = new Date('2026-06-14T20:00:00Z');

type Where = { readonly database: string; readonly uploads: string };

type Script = 'backup' | 'restore';

// Bundled, they load in half the time.
const entryOf = (script: Script) => `scripts/backup/${script}.ts`;

/** Databases of one mongod, each with its own data folder, for running `npm run backup` and `restore` on them. */
export class TestPlaces {
  readonly #storages = new Map<string, StorageKind>();

  private constructor(
    readonly mongod: RunningMongod,
    readonly client: MongoClient,
    /** Contains the data folders, each named like its database. */
    readonly folder: string,
  ) {}

  static async open(): Promise<TestPlaces> {
    for (const script of ['backup', 'restore'] as const) await bundle(root, entryOf(script));
    const folder = await temporaryFolder();
    const mongod = await startMongod({ dbPath: join(folder, 'mongodb') });
    return new TestPlaces(mongod, await MongoClient.connect(mongod.uri), folder);
  }

  async close(): Promise<void> {
    await this.client.close();
    await this.mongod.stop();
  }

  /** Names of the databases made for a place. */
  async databasesOf(place: string): Promise<string[]> {
    const { databases } = await this.client.db('admin').admin().listDatabases({ nameOnly: true });
    return databases.map(({ name }) => name).filter((name) => name.startsWith(place));
  }

  /** Documents of every kind, files on disk, and a session. */
  async fill(place: string): Promise<void> {
    const uploads = join(this.folder, place, 'uploads');
    await mkdir(uploads, { recursive: true });
    // So many that the list of contents is longer than a stream's buffer.
    const names = ['vallja-e-parë.webp', ...Array.from({ length: 250 }, (_, at) => `festa-${at}.webp`)];
    for (const name of names) {
      const path = join(uploads, name);
      await writeFile(path, Buffer.alloc(name === names[0] ? 300_000 : 3, 'ë'));
      await utimes(path, uploadedAt, uploadedAt);
    }
    const database = this.client.db(place);
    const typed = { n: new Int32(7), d: new Double(7), l: Long.fromString('9007199254740993') };
    await database.collection('services').insertOne({ ...typed, m: Decimal128.fromString('1.10') });
    const many = Array.from({ length: 1_200 }, (_, at) => ({ at, text: 'x'.repeat(200) }));
    await database.collection('history').insertMany(many);
    await database.createCollection('trash');
    const data = (n: number) => Buffer.alloc(261_120, n);
    const large = Array.from({ length: 40 }, (_, n) => ({ n, data: data(n) }));
    await database.collection('large').insertMany(large);
    await database.collection('sessions').insertOne({ accountId: 'ana' });
  }

  /** Changes the content, so that it differs from a backup. */
  async change(place: string): Promise<void> {
    const { database, uploads } = await this.whereIs(place);
    await this.client.db(database).collection('services').deleteMany();
    await this.client.db(database).collection('team').insertOne({ name: 'Mira' });
    await this.client.db(database).collection('sessions').insertOne({ accountId: 'mira' });
    await writeFile(join(this.folder, place, uploads, 'new.webp'), 'new');
  }

  /** Where the content of a place is now. */
  async whereIs(place: string): Promise<Where> {
    const stored = await this.client.db(place).collection<Where>('place').findOne();
    return stored ?? { database: place, uploads: 'uploads' };
  }

  /** The exact content of a place, without what a restore leaves as it is. */
  async contentOf(place: string, where?: Where): Promise<Record<string, string>> {
    const { database, uploads } = where ?? (await this.whereIs(place));
    const content: Record<string, string> = {};
    for (const collection of await this.client.db(database).collections()) {
      const { collectionName: name } = collection;
      if (['place', 'sessions', 'identity', 'accounts', 'accountEvents'].includes(name)) continue;
      const documents = await collection.find<Uint8Array>({}, { raw: true }).sort({ _id: 1 }).toArray();
      if (documents.length > 0) content[name] = hash('sha256', Buffer.concat(documents));
    }
    const folder = join(this.folder, place, uploads);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isFile())) {
      const { mtime } = await stat(join(folder, name));
      content[name] = `${mtime.toISOString()} ${hash('sha256', await readFile(join(folder, name)))}`;
    }
    return content;
  }

  async sessionsOf(place: string): Promise<number> {
    const { database } = await this.whereIs(place);
    return this.client.db(database).collection('sessions').countDocuments();
  }

  /** The environment of commands on a place; its files are on disk unless `setStorage` says otherwise. */
  environmentOf(place: string): NodeJS.ProcessEnv {
    const uri = this.mongod.uri.replace('/?', `/${place}?`);
    const UPLOADS = this.#storages.get(place) ?? 'disk';
    return { ...process.env, MONGODB_URI: uri, DATA_DIR: join(this.folder, place), UPLOADS };
  }

  setStorage(place: string, kind: StorageKind): void {
    this.#storages.set(place, kind);
  }

  /** The SHA-256 of each file in the storage of a place, by its name. */
  async filesOf(place: string): Promise<Record<string, string>> {
    const { database, uploads } = await this.whereIs(place);
    const location = { database: this.client.db(database), folder: join(this.folder, place, uploads) };
    const storage = await openStorage(this.#storages.get(place) ?? 'disk', location);
    const files: Record<string, string> = {};
    for (const { name } of await storage.list()) {
      files[name] = hash('sha256', await buffer(await storage.open(name)));
    }
    return files;
  }

  /** Runs a command and returns its output. @throws when it fails */
  async run(script: Script, place: string, ...words: string[]): Promise<string> {
    const program = this.#start(script, place, words);
    if ((await program.ended) !== 0) throw new Error(program.output());
    return program.output();
  }

  /** Runs a command and sends kill -9 as soon as `isTime` is true, unless the command ends before. */
  async kill(
    [script, place, ...words]: readonly [Script, string, ...string[]],
    isTime: (output: string) => boolean | Promise<boolean>,
  ): Promise<void> {
    const program = this.#start(script, place, words);
    while (program.isRunning() && !(await isTime(program.output()))) await pause(1);
    await program.stop(0, 'SIGKILL');
  }

  #start(script: Script, place: string, words: readonly string[]) {
    const args = [bundleOf(root, entryOf(script)), ...words];
    return startProgram(process.execPath, args, { cwd: root, env: this.environmentOf(place) });
  }
}
