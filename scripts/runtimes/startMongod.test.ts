import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { beforeEach, expect, test, vi } from 'vitest';
import { commandLineOf, isAlive } from './child.js';
import { freePort } from './freePort.js';
import { findMongod } from './mongod.js';
import { temporaryFolder } from './folders.js';
import { startMongod, type RunningMongod } from './startMongod.js';

let dbPath: string;
let running: RunningMongod[];

beforeEach(async () => {
  dbPath = join(await temporaryFolder(), 'made when absent');
  running = [];
  return async () => {
    for (const mongod of running) await mongod.stop();
  };
});

type Options = { readonly keyFile?: string; readonly binary?: string; readonly port?: number };

async function start(options: Options = {}): Promise<RunningMongod> {
  const mongod = await startMongod({ dbPath, say: () => undefined, ...options });
  running.push(mongod);
  return mongod;
}

async function withClient<Result>(uri: string, work: (client: MongoClient) => Promise<Result>) {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const read = (uri: string) => withClient(uri, (client) => client.db('test').collection('texts').findOne());

/** Writes a program that is started in place of mongod. */
async function writeBinary(text: string): Promise<string> {
  const binary = join(dbPath, '../binary');
  await writeFile(binary, `#!${process.execPath}\n${text}\n`, { mode: 0o755 });
  return binary;
}

test('new data take little space', async () => {
  await (await start()).stop();
  const files = await readdir(dbPath, { recursive: true });
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(dbPath, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});

// Each start uses another port.
test('data are kept between starts, and with a key, old or new, the password is required', async () => {
  const open = await start();
  await withClient(open.uri, (client) =>
    client.withSession((session) =>
      session.withTransaction(() =>
        client.db('test').collection('texts').insertOne({ text: 'stored' }, { session }),
      ),
    ),
  );
  await open.stop();
  expect(isAlive(open.pid)).toBe(false);
  const keyFile = join(dbPath, '../key');
  for (const key of ['a'.repeat(64), 'b'.repeat(64)]) {
    await writeFile(keyFile, `${key}\n`, { mode: 0o600 });
    const closed = await start({ keyFile });
    expect(closed.uri).not.toContain(key);
    await expect(read(`mongodb://127.0.0.1:${closed.port}/?directConnection=true`)).rejects.toThrow(
      'requires authentication',
    );
    expect(await read(closed.uri)).toMatchObject({ text: 'stored' });
    const shown = (await commandLineOf(closed.pid)).join(' ');
    expect(shown).toContain('--keyFile');
    const password = new URL(closed.uri).password;
    for (const text of [shown, await readFile(join(dbPath, 'mongod.log'), 'utf8')]) {
      expect(text).not.toContain(key);
      expect(text).not.toContain(password);
    }
    await closed.stop();
  }
});

// CVE-2025-14847: a compressed message made older versions answer with their own memory, before any login.
test('the server offers no compression', async () => {
  const { port } = await start();
  const uri = `mongodb://127.0.0.1:${port}/?directConnection=true&compressors=zlib`;
  const hello = await withClient(uri, (client) =>
    client.db('admin').command({ hello: 1, compression: ['zlib'] }),
  );
  expect(hello).not.toHaveProperty('compression');
});

test('data of another version are refused with a one-line error', async () => {
  const old = await start();
  await old.stop();
  const turtle = join(dbPath, 'WiredTiger.turtle');
  const text = await readFile(turtle, 'utf8');
  await writeFile(turtle, text.replace(/^major=\d+/m, 'major=3').replace(/^WiredTiger 1\d/m, 'WiredTiger 3'));
  await expect(start()).rejects.toThrow(
    /^mongod ended while it was starting; \S.* was written by another version of MongoDB, which \S+ cannot open: set MONGOMS_SYSTEM_BINARY .*$/,
  );
});

// What MongoDB 6.0 logs before exit code 62 (shortened); only a newer one could write such data.
const newerData = JSON.stringify({
  s: 'F',
  id: 20573,
  msg: 'Wrong mongod version',
  attr: {
    error:
      'UPGRADE PROBLEM: Found an invalid featureCompatibilityVersion document (ERROR: Location4926900: Invalid featureCompatibilityVersion document in admin.system.version: { _id: "featureCompatibilityVersion", version: "7.0" }.',
  },
});

test('newer data are refused with their version, ignoring older lines of the log', async () => {
  const refuses = (line: string) =>
    writeBinary(`const log = process.argv[process.argv.indexOf('--logpath') + 1];
require('node:fs').appendFileSync(log, ${JSON.stringify(line)});`);
  const binary = await refuses(`${newerData}\n`);
  await expect(startMongod({ dbPath, binary })).rejects.toThrow(
    `${dbPath} was written by MongoDB 7.0, which ${binary} cannot open`,
  );
  await refuses('');
  await expect(startMongod({ dbPath, binary })).rejects.toThrow(/^mongod ended while it was starting$/);
});

test('the log is rotated while the server runs, and its size is limited', async () => {
  const mongod = await start();
  const log = join(dbPath, 'mongod.log');
  await appendFile(log, 'x'.repeat(21_000_000));
  await vi.waitFor(
    async () => {
      expect((await stat(`${log}.1`)).size).toBeGreaterThan(21_000_000);
      const { size } = await stat(log);
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThan(1_000_000);
    },
    { timeout: 60_000 },
  );
  expect((await readdir(dbPath)).filter((name) => name.startsWith('mongod.log'))).toHaveLength(2);
  expect(isAlive(mongod.pid)).toBe(true);
});

test('a port that was taken meanwhile is replaced, unless it was asked for', async () => {
  const real = await findMongod({});
  const binary = join(dbPath, '../binary');
  const once = `[ -e '${binary}.tried' ] && exec '${real}' "$@"; touch '${binary}.tried'; exit 48`;
  await writeFile(binary, `#!/bin/sh\n${once}\n`, { mode: 0o755 });
  const port = await freePort();
  await expect(start({ binary, port })).rejects.toThrow(/^mongod ended while it was starting$/);
  await rm(`${binary}.tried`);
  expect(isAlive((await start({ binary })).pid)).toBe(true);
});

test('a stop during the start leaves no process', async () => {
  const folder = join(dbPath, '..');
  const binary = await writeBinary(
    `require('node:fs').writeFileSync('${folder}/pid', String(process.pid)); setInterval(() => {}, 1000);`,
  );
  const stop = new AbortController();
  const starting = startMongod({ dbPath, binary, signal: stop.signal });
  starting.catch(() => undefined);
  const readPid = async () => Number(await readFile(join(folder, 'pid'), 'utf8'));
  const pid = await vi.waitFor(readPid, { timeout: 30_000 });
  stop.abort();
  await expect(starting).rejects.toThrow('stopped while mongod was starting');
  expect(isAlive(pid)).toBe(false);
});
