import { MongoClient } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from '../build/bundle.js';
import { bundleOf } from '../build/bundles.mjs';
import { runProgram } from '../runtimes/child.js';
import { startMongod } from '../runtimes/startMongod.js';
import { provideDatabasePlace } from '../start/secrets.js';
import { root, temporaryFolder } from '../runtimes/folders.js';
import { lockFolder } from '../runtimes/lock.js';

const entry = 'scripts/admin.ts';
let folder: string;

beforeAll(async () => {
  // Bundled, the command loads in a quarter of the time.
  await bundle(root, entry);
  folder = await temporaryFolder();
});

function run(...words: string[]) {
  const env = { ...process.env, DATA_DIR: folder, MONGODB_URI: '' };
  return runProgram({ command: process.execPath, args: [bundleOf(root, entry), ...words], env });
}

const admin = async (...words: string[]) => (await run(...words)).output;

// spec: contract.admin-command
it('creates an admin once while the product is stopped', async () => {
  expect(await admin('create', 'zana@example.al')).toMatch(
    /zana@example\.al is an admin now\. Password: \S{16}/,
  );
  expect(await admin('create', 'ZANA@example.al')).toContain('is an admin already');
});

it('resets, disables, enables, lists and deletes admins while the product runs', async () => {
  const lock = await lockFolder(folder);
  const mongod = await startMongod(await provideDatabasePlace(folder));
  const client = await MongoClient.connect(mongod.uri);
  try {
    const accounts = client.db().collection('accounts');
    const before = await accounts.findOne({ email: 'zana@example.al' });
    expect(await admin('reset', 'zana@example.al')).toMatch(/signed out everywhere.*\. New password: \S{16}/);
    const after = await accounts.findOne({ email: 'zana@example.al' });
    expect([before?.mustChangePassword, after?.mustChangePassword]).toEqual([true, true]);
    const [entry] = await client.db().collection('accountEvents').find().sort({ _id: 1 }).toArray();
    expect(entry).toMatchObject({ op: 'created', title: 'zana', who: { name: 'npm run admin' } });
    expect(after?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(after?.passwordHash).not.toBe(before?.passwordHash);
    expect(await admin('reset', 'askush@example.al')).toContain('There is no admin');
    expect(await admin('disable', 'zana@example.al')).toContain('cannot log in');
    expect(await admin('list')).toBe('zana@example.al  zana  disabled\n');
    expect(await admin('enable', 'zana@example.al')).toContain('can log in again');
    expect(await admin('list')).toBe('zana@example.al  zana\n');
    expect(await admin('disable', 'askush@example.al')).toContain('There is no admin');
    expect(await admin('delete', 'zana@example.al')).toContain('create one first');
    await admin('create', '\u202abesa@example.al\u202c');
    expect(await admin('list')).toContain('besa@example.al  besa\n');
    expect(await admin('delete', 'zana@example.al')).toContain('zana@example.al is deleted');
    expect(await accounts.distinct('email')).toEqual(['besa@example.al']);
    const deleted = { op: 'deleted', title: 'zana', documentId: String(before?._id) };
    expect(await client.db().collection('accountEvents').findOne({ op: 'deleted' })).toMatchObject(deleted);
  } finally {
    await client.close();
    await mongod.stop();
    await lock?.release();
  }
});

it.each([['remove', 'x@y'], ['disable'], ['reset', 'x@y', 'z']])(
  'prints the usage for %j',
  async (...words) => {
    const { code, output } = await run(...words);
    expect(code).toBe(1);
    expect(output).toContain('Usage');
  },
);
