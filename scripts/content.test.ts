import { MongoClient } from 'mongodb';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundle } from './build/bundle.js';
import { bundleOf } from './build/bundles.mjs';
import { runProgram } from './runtimes/child.js';
import { root, temporaryFolder } from './runtimes/folders.js';
import { type RunningMongod, startMongod } from './runtimes/startMongod.js';

const entry = 'scripts/content.ts';
let folder: string;
let mongod: RunningMongod;

beforeAll(async () => {
  await bundle(root, entry);
  folder = await temporaryFolder();
  mongod = await startMongod({ dbPath: join(folder, 'mongodb') });
  return () => mongod.stop();
});

/** Runs the command on a database. */
function run(database: string, ...words: string[]) {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, database),
    MONGODB_URI: mongod.uri.replace('/?', `/${database}?`),
  };
  return runProgram({ command: process.execPath, args: [bundleOf(root, entry), ...words], env });
}

// spec: content.commands.import
it('moves content to another database, after it has said what it would do', async () => {
  const exported = join(folder, 'exported');
  expect(await run('from', 'export', exported)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 documents and 0 files'),
  });
  const path = join(exported, 'settings.json');
  const settings = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...settings, name: 'Nata' }));
  const client = await MongoClient.connect(mongod.uri);
  try {
    const stored = () => client.db('to').collection('settings').findOne();
    const changed = 'changed: settings.json (Nata)\n';
    expect(await run('to', 'import', exported, '--dry-run')).toMatchObject({
      code: 0,
      output: `${changed}Would change 1, 0 as they were.\n`,
    });
    expect(await stored()).toBeNull();
    expect(await run('to', 'import', exported)).toMatchObject({
      code: 0,
      output: `${changed}Changed 1, 0 as they were.\n`,
    });
    expect(await stored()).toMatchObject({ name: 'Nata', version: 1 });
  } finally {
    await client.close();
  }
  await writeFile(path, JSON.stringify({ ...settings, name: '' }));
  expect(await run('to', 'import', exported)).toMatchObject({
    code: 1,
    output: 'settings.json: name: Name is required\n',
  });
});

it('prints the usage for anything else', async () => {
  const wrong = [['export'], ['import', '--dry-run'], ['export', 'x', '--dry-run'], ['move', 'x']];
  for (const { code, output } of await Promise.all(wrong.map((words) => run('usage', ...words)))) {
    expect(code).toBe(1);
    expect(output).toContain('Usage');
  }
});
