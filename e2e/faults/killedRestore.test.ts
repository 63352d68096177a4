import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { TestPlaces } from '../../scripts/backup/testPlaces.js';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { callApi, send, signIn, startApi } from '../../scripts/test/startProduct.js';

// About how many times the restore is killed; the API must start after each.
const kills = 6;

type Program = Awaited<ReturnType<typeof startApi>>['program'];

let places: TestPlaces;
let file: string;
let port: number;
let api: string;

beforeAll(async () => {
  places = await TestPlaces.open();
  file = join(places.folder, 'ritmi.tar');
  port = await freePort();
  api = `http://127.0.0.1:${port}`;
  await places.fill('ritmi');
  return () => places.close();
});

/** Runs the API on the content during `work`, which may also kill it. */
async function withApi<T>(work: (program: Program) => Promise<T>): Promise<T> {
  const { MONGODB_URI: mongodbUri = '', DATA_DIR: dataFolder = '' } = places.environmentOf('ritmi');
  const { program } = await startApi({ port, mongodbUri, dataFolder });
  try {
    return await work(program);
  } finally {
    await program.stop();
  }
}

const add = (label: string, token: string) =>
  callApi(`${api}/contact`, { method: 'POST', body: { type: 'phone', label, value: '069 000 0142' }, token });

test('a restore that is killed at any moment leaves either the old or the restored content complete', async () => {
  const token = await withApi(async () => {
    await add('backed up', await signIn(api));
    await places.run('backup', 'ritmi', file);
    const opened = await signIn(api);
    await add('later', opened);
    return opened;
  });
  await mkdir(join(places.folder, 'other'));
  const startedAt = performance.now();
  await places.run('restore', 'other', file);
  const durationMs = performance.now() - startedAt;
  const restored = await places.contentOf('other');
  let killed = 0;
  let isOld = true;
  // Kills one step later each time, until the content is the restored one.
  for (let afterMs = 0; isOld; afterMs += durationMs / kills) {
    const before = await places.contentOf('ritmi');
    let killAt = Infinity;
    await places.kill(['restore', 'ritmi', file, '--replace'], (output) => {
      if (killAt === Infinity && output.includes('loading into')) killAt = performance.now() + afterMs;
      return performance.now() >= killAt;
    });
    isOld = (await places.whereIs('ritmi')).database === 'ritmi';
    if (isOld) killed += 1;
    expect(await places.contentOf('ritmi')).toEqual(isOld ? before : restored);
    const labels = isOld ? ['backed up', 'later'] : ['backed up'];
    await withApi(async () => {
      const contacts = await callApi(`${api}/contact`, { method: 'GET' });
      expect(contacts).toMatchObject(labels.map((label) => ({ label })));
      const { status } = await send(`${api}/trash`, { method: 'GET', token });
      expect(status).toBe(isOld ? 200 : 401);
    });
  }
  expect(killed).toBeGreaterThan(0);
}, 900_000);

/** The content without the times of tasks, which a running API keeps writing. */
async function contentWhileRunning() {
  const { tasks: _tasks, ...content } = await places.contentOf('ritmi');
  return content;
}

test('a restore is refused while the product runs, and works right after it was killed', async () => {
  const before = await contentWhileRunning();
  await withApi(async (program) => {
    await expect(places.run('restore', 'ritmi', file, '--replace')).rejects.toThrow('Stop the product');
    expect(await contentWhileRunning()).toEqual(before);
    await program.stop(0, 'SIGKILL');
  });
  await places.run('restore', 'ritmi', file, '--replace');
  await places.run('restore', 'ritmi', '--remove-old');
  const { database, uploads } = await places.whereIs('ritmi');
  expect((await places.databasesOf('ritmi')).sort()).toEqual(['ritmi', database].sort());
  const folders = await readdir(join(places.folder, 'ritmi'));
  expect(folders.filter((name) => name.startsWith('uploads'))).toEqual([uploads]);
});
