import { appendFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive, type RunningProgram } from '../runtimes/child.js';
import { freePort } from '../runtimes/freePort.js';
import { makeClone, type StubClone } from './stubClone.js';

const soon = { timeout: 30_000, interval: 50 };

let clone: StubClone;

const builds = async () =>
  (await readdir(join(clone.root, 'web/dist'))).filter((name) => name.startsWith('built'));

describe('npm start, while it runs', () => {
  let start: RunningProgram;

  beforeAll(async () => {
    clone = await makeClone();
    start = clone.npmStart({
      ANALYTICS_ID: 'G-1',
      ADMIN_EMAIL: 'arta@ritmi.example',
      JWT_SECRET_PREVIOUS: 'the one before, of 32 characters',
    });
    await start.shows('ready');
    return () => clone.end();
  });

  // spec: contract.start.login, contract.env.secret, contract.env.names, contract.env.more
  test('gives each program its own environment and keeps the secrets readable by the owner only', async () => {
    const api = (await clone.stateOf('API_PORT')).env;
    const web = (await clone.stateOf('PORT')).env;
    expect(api).toMatchObject({ ADMIN_EMAIL: 'arta@ritmi.example', SEED: 'demo', NODE_ENV: 'production' });
    expect(api.MONGODB_URI).toMatch(/^mongodb:\/\/ritmi:[\w-]{43}@127\.0\.0\.1:\d+\/ritmi\?replicaSet=/);
    expect(api.JWT_SECRET_PREVIOUS).toBe('the one before, of 32 characters');
    expect(api).not.toHaveProperty('ANALYTICS_ID');
    expect(web).toMatchObject({ ANALYTICS_ID: 'G-1', API_URL: `http://127.0.0.1:${clone.ports.API_PORT}` });
    for (const secret of [
      'JWT_SECRET',
      'JWT_SECRET_PREVIOUS',
      'SECOND_FACTOR_KEY',
      'MONGODB_URI',
      'ADMIN_PASSWORD',
    ])
      expect(web).not.toHaveProperty(secret);
    for (const file of ['jwt-secret', 'mongodb-key', 'second-factor-key']) {
      expect((await stat(join(clone.root, '.data', file))).mode & 0o777).toBe(0o600);
    }
    expect(api).not.toHaveProperty('ADMIN_PASSWORD');
    expect(start.output()).toContain('first admin: arta@ritmi.example  password: generated-by-the-api');
    const [build = ''] = await builds();
    const built: unknown = JSON.parse(await readFile(join(clone.root, 'web/dist', build), 'utf8'));
    const database = await readFile(`/proc/${await clone.mongodPid()}/environ`, 'utf8');
    expect(built).toMatchObject({ NODE_ENV: 'production' });
    for (const setting of ['JWT_SECRET_PREVIOUS', 'ADMIN_EMAIL']) {
      expect(built).not.toHaveProperty(setting);
      expect(database).not.toContain(setting);
    }
  });

  // spec: contract.start.lock
  test('a second start on the same data fails with "in use" before it builds', async () => {
    await writeFile(join(clone.root, 'web/changed.ts'), 'export {};');
    const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const second = clone.npmStart(ports);
    expect(await second.ended).not.toBe(0);
    expect(second.output().trim().split('\n').at(-1)).toContain('in use');
    expect(second.output()).not.toContain('building');
  });

  test('a port in use ends the start with an error that names it', async () => {
    const second = clone.npmStart({ DATA_DIR: 'other', PORT: String(await freePort()) });
    expect(await second.ended).not.toBe(0);
    expect(second.output()).toContain(`API_PORT: port ${clone.ports.API_PORT}`);
  });

  // spec: contract.start.restart
  test.each(['api', 'web', 'mongod'])('restarts a killed %s', async (name) => {
    const pid = async () => (await clone.pids())[['api', 'web', 'mongod'].indexOf(name)] ?? 0;
    const before = await pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(async () => {
      const now = await pid();
      expect(now).not.toBe(before);
      expect(isAlive(now)).toBe(true);
    }, soon);
  });

  // Runs last, because it ends the product.
  // spec: contract.start, contract.start.stop
  test('stops everything on SIGTERM, without orphans and with exit code 0', async () => {
    const pids = await clone.pids();
    expect(pids.every(isAlive)).toBe(true);
    start.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});

describe('npm start', () => {
  beforeEach(async () => {
    clone = await makeClone();
    return () => clone.end();
  });

  // spec: contract.env
  test.each([
    ['PORT', 'abc', 'PORT:'],
    ['HOST', '203.0.113.9', 'HOST: 203.0.113.9'],
    ['DATA_DIR', '/dev/null/x', 'DATA_DIR: /dev/null/x'],
  ])(
    '%s=%s, which cannot be used, ends the start with an error that names it',
    async (name, value, words) => {
      const start = clone.bareStart({ [name]: value });
      expect(await start.ended).toBe(1);
      expect(start.output()).toContain(words);
    },
  );

  // spec: contract.start, contract.start.login
  test('rebuilds only when a source has changed, and shows the generated login only once', async () => {
    const run = async (settings?: NodeJS.ProcessEnv) => {
      const start = clone.npmStart(settings);
      await start.shows('ready');
      start.kill('SIGINT');
      expect(await start.ended).toBe(0);
      return start.output();
    };
    expect(await run()).toContain('password:');
    // A login with this address would not work: the first admin already has another one.
    expect(await run({ ADMIN_EMAIL: 'tjetra@ritmi.example' })).not.toContain('password:');
    expect(await builds()).toHaveLength(1);
    await writeFile(join(clone.root, 'shared/domain/money.ts'), 'export const changed = true;');
    await run();
    expect(await builds()).toHaveLength(2);
  });

  // spec: contract.start.crash
  test('after kill -9 of the supervisor nothing blocks the next start', async () => {
    const start = clone.bareStart();
    await start.shows('ready');
    const [api, web, mongod] = await clone.pids();
    const secret = (await clone.stateOf('API_PORT')).env.JWT_SECRET;
    start.kill('SIGKILL');
    await vi.waitFor(() => expect([api, web].filter((pid = 0) => isAlive(pid))).toEqual([]), soon);
    await clone.bareStart().shows('ready');
    expect(await clone.mongodPid()).not.toBe(mongod);
    expect(isAlive(mongod ?? 0)).toBe(false);
    expect((await clone.stateOf('API_PORT')).env.JWT_SECRET).toBe(secret);
  });

  test.each(['building', 'mongod:'])(
    'a signal at the output "%s" stops it with exit code 0 and without an orphan',
    async (words) => {
      if (words === 'building') await writeFile(join(clone.root, 'web/slow'), '');
      const start = clone.npmStart();
      await start.shows(words);
      start.kill('SIGTERM');
      expect(await start.ended).toBe(0);
      expect(isAlive(await clone.mongodPid().catch(() => 0))).toBe(false);
    },
  );

  // spec: contract.dev
  test('npm run dev builds nothing, and restarts a server in development when its source changes', async () => {
    const start = clone.npmDev();
    await start.shows('ready');
    expect(start.output()).not.toContain('building');
    const web = await clone.stateOf('PORT');
    const api = await clone.stateOf('API_PORT');
    expect(web.env).toMatchObject({ WEB_DEV: '1', NODE_ENV: 'development' });
    await appendFile(join(clone.root, 'api/main.ts'), '// changed');
    await vi.waitFor(async () => expect((await clone.stateOf('API_PORT')).pid).not.toBe(api.pid), soon);
    expect((await clone.stateOf('PORT')).pid).toBe(web.pid);
  });
});
