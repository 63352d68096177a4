import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/runtimes/freePort.js';
import { type RunningMongod, startMongod } from '../scripts/runtimes/startMongod.js';
import { send, signIn, startApi } from '../scripts/test/startProduct.js';
import { root as realRoot, temporaryFolder } from '../scripts/runtimes/folders.js';

// Checks the number of files that docs/adding-an-entity.md promises, in a copy of the sources.

const run = promisify(execFile);
const slow = { timeout: 600_000 };

const notCopied = new Set(['node_modules', '.git', '.data', 'dist', 'out', 'test-results']);

let root: string;
let mongod: RunningMongod;

/** Copies the sources. The copy links the installed packages of this clone, but its own workspaces. */
async function copyClone(): Promise<void> {
  await cp(realRoot, root, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@ritmi'), { recursive: true });
  for (const name of await readdir(join(realRoot, 'node_modules'))) {
    if (name !== '@ritmi') await symlink(join(realRoot, 'node_modules', name), join(packages, name));
  }
  for (const name of ['shared', 'api', 'web', 'desktop']) {
    await symlink(join(root, name), join(packages, '@ritmi', name));
    // Package versions that are installed for this workspace only.
    const own = join(realRoot, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, name, 'node_modules'));
  }
}

beforeAll(async () => {
  root = await temporaryFolder();
  await copyClone();
  // `git status` then lists what the tests change.
  await run('git', ['init', '--quiet'], { cwd: root });
  await run('git', ['add', '.'], { cwd: root });
  mongod = await startMongod({ dbPath: join(root, '.data/mongodb') });
  return () => mongod.stop();
}, 120_000);

/** Errors of the compiler in api, web and what they share, as `file(line,column): message`. */
async function typeErrors(): Promise<string[]> {
  const found: string[] = [];
  for (const program of ['api', 'web']) {
    // The second run rechecks only what depends on the edits.
    const incremental = ['--incremental', '--tsBuildInfoFile', join(root, '.data/types', program)];
    const args = ['-p', program, '--noEmit', '--pretty', 'false', ...incremental];
    await run(join(root, 'node_modules/.bin/tsc'), args, { cwd: root }).catch(
      ({ stdout }: { stdout: string }) =>
        found.push(...stdout.split('\n').filter((line) => line.includes(': error '))),
    );
  }
  return found;
}

type Send = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Runs the copy's API during `work`. */
async function withApi(work: (call: Send) => Promise<void>): Promise<void> {
  const dataFolder = join(root, '.data');
  const { url, program } = await startApi({
    port: await freePort(),
    mongodbUri: mongod.uri,
    dataFolder,
    root,
  });
  try {
    const token = await signIn(url);
    await work(async (method, path, body) => {
      const answer = await send(url + path, { method, body, token });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    });
  } finally {
    await program.stop();
  }
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await writeFile(join(root, path), edited);
}

/** An event that is stored before the field is added. */
const storedEvent = { title: 'Dasma', date: '2026-06-14', description: 'Në Vlorë' };

const filesOfField = [
  'shared/domain/events/schema.ts',
  'shared/domain/sample.ts',
  'api/db/demo/events.json',
  'shared/cards/EventCard.tsx',
] as const;

const newEntity = (...words: string[]) => run('npm', ['run', 'new:entity', '--', ...words], { cwd: root });

test('adding an entity changes 2 files and adds 6, and the entity works', slow, async () => {
  const { stdout } = await newEntity('venues', 'vendet');
  expect([...stdout.matchAll(/^changed +(\S+)$/gm)].map(([, path]) => path)).toEqual([
    'shared/domain/entities.ts',
    'shared/admin/app/modules.ts',
  ]);
  expect([...stdout.matchAll(/^new /gm)]).toHaveLength(6);
  await withApi(async (call) => {
    const { status, body } = await call('POST', '/venues', { name: 'Pallati', photo: '/uploads/a.webp' });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Pallati', order: 0 })]);
    const { id } = body as { id: string };
    const path = `/venues/${id}`;
    expect(await call('PATCH', path, { name: ' ' })).toMatchObject({ status: 422 });
    expect(await call('PATCH', path, { name: 'Vila' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await call('POST', '/venues/reorder', [{ id, order: 0 }])).status).toBe(204);
    expect((await call('GET', '/venues')).body).toMatchObject([{ name: 'Vila', photo: '/uploads/a.webp' }]);
    expect((await call('GET', `${path}/history`)).body).toMatchObject([{ op: 'update' }, { op: 'create' }]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', '/trash')).body).toMatchObject([{ entity: 'venues', title: 'Vila' }]);
    expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
    const { paths } = (await call('GET', '/openapi.json')).body as { paths: Record<string, unknown> };
    expect(paths).toHaveProperty('/venues/{id}');
    const form = new FormData();
    for (const [name, value] of Object.entries(storedEvent)) form.append(name, value);
    expect(await call('POST', '/events', form)).toMatchObject({ status: 201 });
  });
});

test('a name that is taken or not plural is refused', async () => {
  for (const name of ['services', 'Venue']) await expect(newEntity(name)).rejects.toThrow(name);
});

// The entity added above is still there, so this also type-checks it.
test(
  'adding a field changes 4 files, with compiler errors in those that lack it, and works for stored documents',
  slow,
  async () => {
    const [schema, sample, demo, card] = filesOfField;
    await edit(
      schema,
      "    description: longText('Description'),",
      "    city: text('City'),\n    description: longText('Description'),",
    );
    const places = [...new Set((await typeErrors()).map((line) => line.split('(')[0] ?? ''))];
    expect(places.sort()).toEqual(['api/db/demo/content.ts', sample]);
    await edit(sample, "  date: '", "  city: 'Tiranë',\n  date: '");
    await edit(demo, /^(\s+)"date": /gm, '$1"city": "Tiranë",\n$1"date": ');
    await edit(card, '>{description}<', '>{event.city}: {description}<');
    expect(await typeErrors()).toEqual([]);

    await withApi(async (call) => {
      const [{ id, ...stored }] = (await call('GET', '/events')).body as [{ readonly id: string }];
      expect(stored).toMatchObject({ title: storedEvent.title, city: '' });
      const changed = await call('PATCH', `/events/${id}`, { description: 'Në plazh' });
      expect(changed).toMatchObject({ status: 200, body: { city: '', version: 2 } });
      expect(await call('PATCH', `/events/${id}`, { city: '' })).toMatchObject({ status: 422 });
      expect(await call('PATCH', `/events/${id}`, { city: 'Vlorë' })).toMatchObject({
        body: { city: 'Vlorë' },
      });
      await call('DELETE', `/events/${id}`);
      expect((await call('POST', `/trash/${id}/restore`)).body).toMatchObject({ city: 'Vlorë' });
    });
  },
);

test('removing an entity leaves nothing behind', slow, async () => {
  await newEntity('venues', 'vendet', '--remove');
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root });
  const changed = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('A  '));
  expect(changed.toSorted()).toEqual(filesOfField.map((path) => `AM ${path}`).toSorted());
});
