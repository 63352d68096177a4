import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../runtimes/freePort.js';
import { type RunningMongod, startMongod } from '../runtimes/startMongod.js';
import { startNodeProgram } from '../start/nodeProgram.js';
import { admin, signIn, untilReady } from '../test/startProduct.js';
import { copyClone } from './copiedClone.js';

// docs/adding-an-entity.md promises how little a change touches: each promise is kept here in a copy of the sources.

const run = promisify(execFile);
const patience = { timeout: 600_000 };

let root: string;
let mongod: RunningMongod;
/** The sources before anything was added: their texts by path. */
let original: ReadonlyMap<string, string>;

beforeAll(async () => {
  root = await copyClone();
  original = await files();
  mongod = await startMongod({ dbPath: join(root, '.data/mongodb') });
}, 120_000);

afterAll(async () => {
  await mongod.stop();
  await rm(root, { recursive: true, force: true });
});

/** What the compiler says of each program, as `file: message`; nothing when all is well. */
async function typeErrors(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['shared/domain', 'shared', 'api', 'web']) {
    const args = ['-p', folder, '--noEmit', '--pretty', 'false'];
    await run(join(root, 'node_modules/.bin/tsc'), args, { cwd: root }).catch(
      ({ stdout }: { stdout: string }) =>
        found.push(...stdout.split('\n').filter((line) => line.includes(': error '))),
    );
  }
  return found;
}

type Send = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Runs the copy's API on a database of its own. */
async function withApi(database: string, work: (send: Send) => Promise<void>): Promise<void> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const api = startNodeProgram({
    root,
    entry: 'api/main.ts',
    env: {
      ...process.env,
      API_PORT: String(port),
      DATA_DIR: join(root, '.data'),
      MONGODB_URI: mongod.uri.replace('/?', `/${database}?`),
      JWT_SECRET: 'a-secret-of-this-test',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SEED: 'none',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    await untilReady(base);
    const token = await signIn(base);
    await work(async (method, path, body) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(base + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(isForm ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    });
  } finally {
    await api.stop();
  }
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
}

async function files(): Promise<Map<string, string>> {
  const { stdout } = await run(
    'find',
    ['shared', 'api', 'web', '-type', 'f', '-not', '-path', '*/node_modules/*'],
    {
      cwd: root,
      maxBuffer: 50e6,
    },
  );
  const paths = stdout.trim().split('\n').sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'latin1')] as const)),
  );
}

const newEntity = (...words: string[]) => run('npm', ['run', 'new:entity', '--', ...words], { cwd: root });

test('an entity is added with 2 existing files and 7 new ones, and works', patience, async () => {
  const { stdout } = await newEntity('venues', 'vendet');
  expect([...stdout.matchAll(/^changed +(\S+)$/gm)].map(([, path]) => path)).toEqual([
    'shared/domain/entities.ts',
    'shared/admin/app/modules.ts',
  ]);
  expect([...stdout.matchAll(/^new /gm)]).toHaveLength(7);
  expect(await typeErrors()).toEqual([]);
  await withApi('venues', async (send) => {
    const { status, body } = await send('POST', '/venues', { name: 'Pallati', photo: '/uploads/a.webp' });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Pallati', order: 0 })]);
    const { id } = body as { id: string };
    const path = `/venues/${id}`;
    expect(await send('PATCH', path, { name: ' ' })).toMatchObject({ status: 422 });
    expect(await send('PATCH', path, { name: 'Vila' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await send('POST', '/venues/reorder', [{ id, order: 0 }])).status).toBe(204);
    expect((await send('GET', '/venues')).body).toMatchObject([{ name: 'Vila', photo: '/uploads/a.webp' }]);
    expect((await send('GET', `${path}/history`)).body).toMatchObject([{ op: 'update' }, { op: 'create' }]);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', '/trash')).body).toMatchObject([{ entity: 'venues', title: 'Vila' }]);
    expect((await send('POST', `/trash/${id}/restore`)).status).toBe(200);
    const { paths } = (await send('GET', '/openapi.json')).body as { paths: Record<string, unknown> };
    expect(paths).toHaveProperty('/venues/{id}');
  });
});

test('a name that is taken, or that is no plural, is refused', async () => {
  for (const name of ['services', 'Venue']) await expect(newEntity(name)).rejects.toThrow(name);
});

test('an entity that is removed leaves nothing', patience, async () => {
  await newEntity('venues', 'vendet', '--remove');
  const left = await files();
  const changed = [...left].filter(([path, text]) => original.get(path) !== text).map(([path]) => path);
  expect({ changed, count: left.size }).toEqual({ changed: [], count: original.size });
});

test(
  'a field is added in 4 files, to which the compiler leads, and stored documents have it',
  patience,
  async () => {
    const form = new FormData();
    const parts = { title: 'Dasma', date: '2026-06-14', description: 'Në Vlorë' };
    for (const [name, value] of Object.entries(parts)) form.append(name, value);
    let id = '';
    await withApi('fields', async (send) => {
      id = ((await send('POST', '/events', form)).body as { id: string }).id;
    });

    await edit(
      'shared/domain/events/schema.ts',
      "    date: date('Date'),",
      "    date: date('Date'),\n    city: text('City'),",
    );
    const places = [...new Set((await typeErrors()).map((line) => line.split('(')[0] ?? ''))];
    expect(places.sort()).toEqual(['api/db/demo/events.ts', 'shared/domain/sample.ts']);
    await edit('shared/domain/sample.ts', "  date: '", "  city: 'Tiranë',\n  date: '");
    const demo = await readFile(join(root, 'api/db/demo/events.ts'), 'utf8');
    await writeFile(
      join(root, 'api/db/demo/events.ts'),
      demo.replaceAll(/^(\s+)date: /gm, "$1city: 'Tiranë',\n$1date: "),
    );
    await edit(
      'web/views/events/EventArticle.tsx',
      '>{event.description}<',
      '>{event.city}: {event.description}<',
    );
    expect(await typeErrors()).toEqual([]);

    await withApi('fields', async (send) => {
      expect((await send('GET', '/events')).body).toMatchObject([{ id, city: '' }]);
      const changed = await send('PATCH', `/events/${id}`, { description: 'Në plazh' });
      expect(changed).toMatchObject({ status: 200, body: { city: '', version: 2 } });
      expect(await send('PATCH', `/events/${id}`, { city: '' })).toMatchObject({ status: 422 });
      expect(await send('PATCH', `/events/${id}`, { city: 'Vlorë' })).toMatchObject({
        body: { city: 'Vlorë' },
      });
      await send('DELETE', `/events/${id}`);
      expect((await send('POST', `/trash/${id}/restore`)).body).toMatchObject({ city: 'Vlorë' });
    });
  },
);
