import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from '../runtimes/cache.js';
import { freePort } from '../runtimes/freePort.js';
import { bareStart, makeClone, npmDev, npmStart, type Start } from './stubClone.js';

interface ProgramState {
  pid: number;
  env: Record<string, string>;
}

let root: string;
let ports: { PORT: string; API_PORT: string };
let starts: Start[];

beforeEach(async () => {
  root = await makeClone();
  ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  starts = [];
});

afterEach(async () => {
  for (const start of starts) {
    start.process.kill('SIGTERM');
    await start.ended;
  }
  await rm(root, { recursive: true });
});

function begin(how: typeof npmStart, env: Record<string, string> = {}): Start {
  const start = how(root, { ...ports, ...env });
  starts.push(start);
  return start;
}

async function stateOf(port: string): Promise<ProgramState> {
  return (await (await fetch(`http://127.0.0.1:${port}/state`)).json()) as ProgramState;
}

async function mongodPid(): Promise<number> {
  return Number(await readFile(join(root, '.data/mongodb/mongod.lock'), 'utf8'));
}

const soon = { timeout: 30_000, interval: 50 };

describe('npm start', () => {
  // spec: contract.start, contract.start.stop
  test('brings everything up and takes it down without an orphan on SIGTERM, with exit code 0', async () => {
    const start = begin(npmStart);
    await start.shows('ready');
    const pids = [(await stateOf(ports.API_PORT)).pid, (await stateOf(ports.PORT)).pid, await mongodPid()];
    expect(pids.every(isAlive)).toBe(true);
    start.process.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  // spec: contract.start.login, contract.env.secret, contract.env.names, contract.env.more
  test('gives each program its own environment and keeps the secrets readable by the owner only', async () => {
    const start = begin(npmStart, {
      ANALYTICS_ID: 'G-1',
      ADMIN_EMAIL: 'arta@ritmi.example',
      JWT_SECRET_PREVIOUS: 'the one before, of 32 characters',
    });
    await start.shows('ready');
    const api = (await stateOf(ports.API_PORT)).env;
    const web = (await stateOf(ports.PORT)).env;
    expect(api).toMatchObject({ ADMIN_EMAIL: 'arta@ritmi.example', SEED: 'demo', NODE_ENV: 'production' });
    expect(api.MONGODB_URI).toMatch(/^mongodb:\/\/ritmi:[\w-]{43}@127\.0\.0\.1:\d+\/ritmi\?replicaSet=/);
    expect(api.JWT_SECRET_PREVIOUS).toBe('the one before, of 32 characters');
    expect(api).not.toHaveProperty('ANALYTICS_ID');
    expect(web).toMatchObject({ ANALYTICS_ID: 'G-1', API_URL: `http://127.0.0.1:${ports.API_PORT}` });
    for (const secret of ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'MONGODB_URI', 'ADMIN_PASSWORD'])
      expect(web).not.toHaveProperty(secret);
    for (const file of ['jwt-secret', 'mongodb-key']) {
      expect((await stat(join(root, '.data', file))).mode & 0o777).toBe(0o600);
    }
    expect(api).not.toHaveProperty('ADMIN_PASSWORD');
    expect(start.output()).toContain('first admin: arta@ritmi.example  password: generated-by-the-api');
    const [build = ''] = (await readdir(join(root, 'web/dist'))).filter((name) => name.startsWith('built'));
    const built = JSON.parse(await readFile(join(root, 'web/dist', build), 'utf8')) as ProgramState['env'];
    const database = await readFile(`/proc/${await mongodPid()}/environ`, 'utf8');
    expect(built).toMatchObject({ NODE_ENV: 'production' });
    for (const setting of ['JWT_SECRET_PREVIOUS', 'ADMIN_EMAIL']) {
      expect(built).not.toHaveProperty(setting);
      expect(database).not.toContain(setting);
    }
  });

  test.each([
    ['HOST', '203.0.113.9'],
    ['DATA_DIR', '/dev/null/x'],
  ])('%s=%s, which this machine cannot use, is named', async (name, value) => {
    const start = begin(bareStart, { [name]: value });
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain(`${name}: ${value}`);
  });

  // spec: contract.start.lock
  test('a second start on the same data says in use before anything is built', async () => {
    await begin(npmStart).shows('ready');
    await writeFile(join(root, 'web/changed.ts'), 'export {};');
    const second = begin(npmStart, { PORT: String(await freePort()), API_PORT: String(await freePort()) });
    expect(await second.ended).not.toBe(0);
    const words = second.output().trim().split('\n');
    expect(words.at(-1)).toContain('in use');
    expect(second.output()).not.toContain('building');
  });

  // spec: contract.start, contract.start.login
  test('builds again only when a source has changed, and shows the generated login only once', async () => {
    const run = async (env: Record<string, string> = {}) => {
      const start = begin(npmStart, env);
      await start.shows('ready');
      start.process.kill('SIGINT');
      expect(await start.ended).toBe(0);
      return start.output();
    };
    const builds = async () =>
      (await readdir(join(root, 'web/dist'))).filter((name) => name.startsWith('built'));
    const first = await run();
    expect(first).toContain('password:');
    // A login of this address opens nothing: the first admin has another one.
    expect(await run({ ADMIN_EMAIL: 'tjetra@ritmi.example' })).not.toContain('password:');
    expect(await builds()).toHaveLength(1);
    await writeFile(join(root, 'shared/domain/money.ts'), 'export const changed = true;');
    await run();
    expect(await builds()).toHaveLength(2);
  });

  // spec: contract.start.restart
  test.each([
    { name: 'api', pid: async () => (await stateOf(ports.API_PORT)).pid },
    { name: 'web', pid: async () => (await stateOf(ports.PORT)).pid },
    { name: 'mongod', pid: mongodPid },
  ])('starts a killed $name again', async ({ pid }) => {
    await begin(npmStart).shows('ready');
    const before = await pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(async () => {
      const now = await pid();
      expect(now).not.toBe(before);
      expect(isAlive(now)).toBe(true);
    }, soon);
  });

  // spec: contract.start.crash
  test('after kill -9 of the supervisor nothing blocks the next start', async () => {
    const start = begin(bareStart);
    await start.shows('ready');
    const pids = [(await stateOf(ports.API_PORT)).pid, (await stateOf(ports.PORT)).pid];
    const secret = (await stateOf(ports.API_PORT)).env.JWT_SECRET;
    const mongod = await mongodPid();
    start.process.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), soon);
    await begin(bareStart).shows('ready');
    expect(await mongodPid()).not.toBe(mongod);
    expect(isAlive(mongod)).toBe(false);
    expect((await stateOf(ports.API_PORT)).env.JWT_SECRET).toBe(secret);
  });

  test('a signal during the build stops it with exit code 0', async () => {
    await writeFile(join(root, 'web/slow'), '');
    const start = begin(npmStart);
    await start.shows('building');
    start.process.kill('SIGTERM');
    expect(await start.ended).toBe(0);
  });

  test('a signal while the database starts stops it with exit code 0 and without an orphan', async () => {
    const start = begin(npmStart);
    await start.shows('mongod:');
    start.process.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    const left = Number(await readFile(join(root, '.data/mongodb/mongod.lock'), 'utf8').catch(() => '0'));
    expect(isAlive(left)).toBe(false);
  });

  test('a port that another program has ends the start and is named', async () => {
    const other = createServer().listen(Number(ports.API_PORT), '127.0.0.1');
    const start = begin(npmStart);
    expect(await start.ended).not.toBe(0);
    expect(start.output()).toContain(`API_PORT: port ${ports.API_PORT}`);
    await new Promise((settle) => other.close(settle));
  });

  // spec: contract.env
  test('a bad value ends the start and is named', async () => {
    const start = begin(npmStart, { PORT: 'abc' });
    expect(await start.ended).not.toBe(0);
    expect(start.output()).toContain('PORT:');
  });
});

describe('npm run dev', () => {
  // spec: contract.dev
  test('builds nothing, puts the web server in development and restarts a server when its source changes', async () => {
    const start = begin(npmDev);
    await start.shows('ready');
    expect(start.output()).not.toContain('building');
    const web = await stateOf(ports.PORT);
    const api = await stateOf(ports.API_PORT);
    expect(web.env).toMatchObject({ WEB_DEV: '1', NODE_ENV: 'development' });
    await appendFile(join(root, 'api/main.ts'), '// changed');
    await vi.waitFor(async () => expect((await stateOf(ports.API_PORT)).pid).not.toBe(api.pid), soon);
    expect((await stateOf(ports.PORT)).pid).toBe(web.pid);
  });
});
