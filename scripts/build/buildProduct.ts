import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { machineEnv, runProgram } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';
import { waitForLock } from '../runtimes/lock.js';
import { bundle } from './bundle.js';
import { bundleOf, isBundleCurrent } from './bundles.mjs';
import { collectedStyles, hashSite, isStamped, programs, siteStamp, stylesCollector } from './inputs.js';

interface BuildOptions {
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Bundles the programs and builds the pages, whichever have changed since they were built. */
export async function buildProduct({ say, signal }: BuildOptions): Promise<void> {
  // Two starts from one clone must not build into the same folder at once.
  const lock = await waitForLock(join(root, 'web'), signal);
  try {
    if (!isBundleCurrent(root, stylesCollector)) await rm(collectedStyles, { force: true });
    for (const entry of programs) await bundle(root, entry);
    const hash = hashSite();
    if (!isStamped(siteStamp, hash)) {
      const startedAt = Date.now();
      say('web: building');
      for (const path of [collectedStyles, siteStamp]) await rm(path, { force: true });
      await runStep([findVike(), 'build'], 'the web build failed', { cwd: join(root, 'web'), signal });
      await mkdir(dirname(siteStamp), { recursive: true });
      await writeFile(siteStamp, hash);
      say(`web: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    if (!existsSync(collectedStyles)) {
      const failure = 'the styles of the pages could not be collected';
      await runStep([bundleOf(root, stylesCollector)], failure, { cwd: root, signal });
    }
  } finally {
    await lock.release();
  }
}

interface StepOptions {
  readonly cwd: string;
  readonly signal?: AbortSignal | undefined;
}

/** A program of the build, whose output only a failure makes worth reading. */
async function runStep(args: readonly string[], failure: string, { cwd, signal }: StepOptions) {
  const { code, output } = await runProgram({
    command: process.execPath,
    args,
    cwd,
    env: { ...machineEnv(), NODE_ENV: 'production' },
    signal,
    stopSignal: 'SIGKILL',
  });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output}\n${failure} (${code})`);
}

/** Vike's exports name neither its package.json nor its program. */
function findVike(): string {
  const folders = createRequire(join(root, 'web', 'package.json')).resolve.paths('vike') ?? [];
  const vike = folders.map((folder) => join(folder, 'vike', 'bin.js')).find((path) => existsSync(path));
  if (!vike) throw new Error('vike is not installed: run npm ci');
  return vike;
}
