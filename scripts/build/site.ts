import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { machineEnv, runProgram } from '../runtimes/child.js';
import { hashInputs } from './hashInputs.js';

const inputs = {
  paths: ['web', 'shared', 'package-lock.json', 'tsconfig.base.json'],
  // The web server has a bundle of its own.
  ignored: ['node_modules', 'dist', 'server'],
};

const stampOf = (root: string) => join(root, 'web/dist/inputs.sha256');

/** The hash of everything that the build of the pages may read. */
export const hashSite = (root: string) => hashInputs(root, inputs);

/** Whether the pages were built of the files with this hash. */
export async function isSiteCurrent(root: string, hash: string): Promise<boolean> {
  return (await readFile(stampOf(root), 'utf8').catch(() => '')) === hash;
}

/** Builds the pages and the admin. */
export async function buildSite(root: string, hash: string, signal?: AbortSignal): Promise<void> {
  const stamp = stampOf(root);
  await rm(stamp, { force: true });
  await runVikeBuild(root, signal);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}

async function runVikeBuild(root: string, signal?: AbortSignal): Promise<void> {
  // Vike's exports name neither its package.json nor its program.
  const folders = createRequire(join(root, 'web', 'package.json')).resolve.paths('vike') ?? [];
  const vike = folders.map((folder) => join(folder, 'vike', 'bin.js')).find((path) => existsSync(path));
  if (!vike) throw new Error('vike is not installed: run npm ci');
  // Its output is a hundred lines about chunks, which only a failure makes worth reading.
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [vike, 'build'],
    cwd: join(root, 'web'),
    env: { ...machineEnv(), NODE_ENV: 'production' },
    signal,
    stopSignal: 'SIGKILL',
  });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output}\nthe web build failed (${code})`);
}
