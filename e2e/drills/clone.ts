import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect } from 'vitest';
import { freePort } from '../../scripts/runtimes/freePort.js';
import { temporaryFolder } from '../../scripts/runtimes/folders.js';
import { type RunningMongod, startMongod } from '../../scripts/runtimes/startMongod.js';
import { send, signIn, startApi } from '../../scripts/test/startProduct.js';
import { copyClone } from './copyClone.js';

// A copy of the sources with a database, in which the drills change the product.

export const run = promisify(execFile);

export let root: string;
let mongod: RunningMongod;

beforeAll(async () => {
  root = await temporaryFolder();
  await copyClone(root);
  // `git status` then lists what the tests change.
  await run('git', ['init', '--quiet'], { cwd: root });
  await run('git', ['add', '.'], { cwd: root });
  mongod = await startMongod({ dbPath: join(root, '.data/mongodb') });
  return () => mongod.stop();
}, 120_000);

/** Errors of the compiler in programs and what they share, as `file(line,column): message`; `web` has all of shared. */
export async function typeErrors(programs = ['api', 'web']): Promise<string[]> {
  const found: string[] = [];
  for (const program of programs) {
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

export type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

export type Running = { readonly url: string; readonly token: string };

/** Runs the copy's API during `work`. */
export async function withApi(work: (call: Send, running: Running) => Promise<void>): Promise<void> {
  const dataFolder = join(root, '.data');
  const { url, program } = await startApi({
    port: await freePort(),
    mongodbUri: mongod.uri,
    dataFolder,
    root,
  });
  try {
    const token = await signIn(url);
    await work(
      async (method, path, body) => {
        const answer = await send(url + path, { method, body, token });
        return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
      },
      { url, token },
    );
  } finally {
    await program.stop();
  }
}

export async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await writeFile(join(root, path), edited);
}

/** Adds a file to the copy. */
export async function add(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** What the copy has changed since the last call of `keep`. */
export async function changedFiles(): Promise<{ existing: string[]; added: string[] }> {
  const { stdout } = await run('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root });
  const lines = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('A  '));
  const isNew = (line: string) => line.startsWith('??');
  return {
    existing: lines.filter((line) => !isNew(line)).map((line) => line.slice(3)),
    added: lines.filter(isNew).map((line) => line.slice(3)),
  };
}

/** Takes the present state of the copy as the one that later changes are compared with. */
export const keep = () => run('git', ['add', '.'], { cwd: root });

export const newEntity = (...words: string[]) =>
  run('npm', ['run', 'new:entity', '--', ...words], { cwd: root });
