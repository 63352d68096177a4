import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundle } from './bundle.js';
import { bundleOf, isBundleCurrent } from './bundles.mjs';
import { lockFolder } from '../start/lock.js';
import { collectedStylesOf, programs, stylesCollector } from './programs.js';
import { machineEnv, runProgram } from '../runtimes/child.js';
import { buildSite, hashSite, isSiteCurrent } from './site.js';

interface BuildOptions {
  readonly root: string;
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Bundles the programs and builds the pages, whichever have changed since they were built. */
export async function buildProduct(options: BuildOptions): Promise<void> {
  const { root, say, signal } = options;
  const lock = await waitForLock(join(root, 'web'), signal);
  try {
    const styles = collectedStylesOf(root);
    if (!isBundleCurrent(root, stylesCollector)) await rm(styles, { force: true });
    for (const entry of programs) await bundleStale(root, entry);
    const hash = hashSite(root);
    if (!(await isSiteCurrent(root, hash))) {
      const startedAt = Date.now();
      say('web: building');
      await rm(styles, { force: true });
      await buildSite(root, hash, signal);
      say(`web: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    if (!existsSync(styles)) await collectStyles(root, signal);
  } finally {
    await lock.release();
  }
}

async function collectStyles(root: string, signal?: AbortSignal): Promise<void> {
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [bundleOf(root, stylesCollector)],
    cwd: root,
    env: { ...machineEnv(), NODE_ENV: 'production' },
    signal,
  });
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`${output}\nthe styles of the pages could not be collected (${code})`);
}

/** Bundles one program when its sources have changed. */
export async function bundleStale(root: string, entry: string): Promise<void> {
  if (!isBundleCurrent(root, entry)) await bundle(root, entry);
}

/** Two starts from one clone must not build into the same folder at once. */
async function waitForLock(folder: string, signal?: AbortSignal) {
  for (;;) {
    signal?.throwIfAborted();
    const lock = await lockFolder(folder);
    if (lock) return lock;
    await sleep(200, undefined, signal ? { signal } : {});
  }
}
