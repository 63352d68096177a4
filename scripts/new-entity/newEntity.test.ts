import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../runtimes/freePort.js';
import { type RunningMongod, startMongod } from '../runtimes/startMongod.js';
import { startNodeProgram } from '../start/nodeProgram.js';
import { admin, signIn, untilReady } from '../test/startProduct.js';
import { copyClone } from './copiedClone.js';

const run = promisify(execFile);
const folders = [
  'shared/domain/venues',
  'api/venues',
  'shared/admin/venues',
  'web/views/venues',
  'web/pages/vendet',
];
const registers = ['shared/domain/entities.ts', 'api/app.ts', 'shared/admin/app/modules.ts'];
// Everything here shares two cores with the rest of the tests.
const patience = { timeout: 600_000 };

let root: string;
let mongod: RunningMongod;
let made: string;

beforeAll(async () => {
  root = await copyClone();
  mongod = await startMongod({ dbPath: join(root, '.data/mongodb') });
  made = (await run('npm', ['run', 'new:entity', '--', 'venues', 'vendet'], { cwd: root })).stdout;
}, 120_000);

afterAll(async () => {
  await mongod.stop();
  await rm(root, { recursive: true, force: true });
});

test('the steps of docs/adding-an-entity.md touch three existing files', () => {
  const changed = [...made.matchAll(/^changed +(\S+)$/gm)].map(([, path]) => path);
  expect(changed).toEqual(registers);
  const filled = [...made.matchAll(/^new +(\S+)\/[^/]+$/gm)].map(([, folder]) => folder);
  expect(new Set(filled)).toEqual(new Set(folders));
});

test('a name that is taken, or that is no plural, is refused', async () => {
  for (const name of ['services', 'Venue']) {
    await expect(run('npm', ['run', 'new:entity', '--', name], { cwd: root })).rejects.toThrow(name);
  }
});

test('its calls answer over HTTP', patience, async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const api = startNodeProgram({
    root,
    entry: 'api/main.ts',
    env: {
      ...(process.env as Record<string, string>),
      API_PORT: String(port),
      DATA_DIR: join(root, '.data'),
      MONGODB_URI: mongod.uri.replace('/?', '/ritmi?'),
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
    const send = async (method: string, path: string, body?: object) => {
      const answer = await fetch(base + path, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    };
    const created = await send('POST', '/venues', { name: 'Pallati', photo: '/uploads/a.webp' });
    expect(created).toMatchObject({ status: 201, body: { name: 'Pallati', order: 0 } });
    const path = `/venues/${created.body.id}`;
    expect(await send('PATCH', path, { name: 'Vila' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await send('GET', '/venues')).body).toMatchObject([{ name: 'Vila', photo: '/uploads/a.webp' }]);
    expect((await send('DELETE', path)).status).toBe(204);
    expect((await send('GET', '/trash')).body).toMatchObject([{ entity: 'venues', title: 'Vila' }]);
  } finally {
    await api.stop();
  }
});
