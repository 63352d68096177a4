import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../runtimes/cache.js';
import { freePort } from '../runtimes/freePort.js';
import { bundleOf } from '../build/bundles.mjs';
import { bareStart, makeClone, type Start } from './stubClone.js';

let root: string;
let start: Start;
let pids: () => Promise<number[]>;

beforeAll(async () => {
  root = await makeClone();
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  start = bareStart(root, ports);
  const pidOf = async (port: string) =>
    ((await (await fetch(`http://127.0.0.1:${port}/`)).json()) as { pid: number }).pid;
  pids = async () => [
    await pidOf(ports.API_PORT),
    await pidOf(ports.PORT),
    Number(await readFile(join(root, '.data/mongodb/mongod.lock'), 'utf8')),
  ];
  await start.shows('ready');
});

afterAll(async () => {
  start.process.kill('SIGTERM');
  await start.ended;
  await rm(root, { recursive: true });
});

test('a program that no longer comes up ends the product with one sentence and an exit code', async () => {
  const running = await pids();
  await writeFile(bundleOf(root, 'api/main.ts'), 'process.exit(1);');
  process.kill(running[0] ?? 0, 'SIGKILL');
  expect(await start.ended).toBe(1);
  expect(start.output().trim().split('\n').at(-1)).toBe(
    'api failed 10 times in a row; its own output says why',
  );
  expect(running.filter(isAlive)).toEqual([]);
});
