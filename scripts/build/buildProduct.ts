import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineEnv, runNode } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';
import { waitForLock } from '../runtimes/lock.js';
import { bundle } from './bundle.js';
import { bundleOf, hashInputs, isStamped, parts } from './bundles.mjs';

interface BuildOptions {
  readonly say: (line: string) => void;
  readonly signal?: AbortSignal;
}

const assetWriter = 'web/server/writeAssets.ts';
const programs = ['scripts/start/main.ts', 'api/main.ts', 'web/server/main.ts', assetWriter];

/** Builds the part of the product that is stale. */
export async function buildProduct({ say, signal }: BuildOptions): Promise<void> {
  const run = (args: readonly string[], cwd: string) =>
    runNode(args, { cwd, env: { ...machineEnv(), NODE_ENV: 'production' }, signal, stopSignal: 'SIGKILL' });
  // Two starts from one clone must not build into the same folder at once.
  const lock = await waitForLock(join(root, 'web'), signal);
  try {
    const stale = new Map<string, string>();
    for (const part of Object.values(parts)) {
      const [path, hash] = [join(root, part.stamp), hashInputs(root, part)];
      if (isStamped(path, hash)) continue;
      stale.set(path, hash);
      await rm(path, { force: true });
    }
    if (stale.size === 0) return;
    if (stale.has(join(root, parts.programs.stamp))) for (const entry of programs) await bundle(root, entry);
    if (stale.has(join(root, parts.site.stamp))) {
      const startedAt = Date.now();
      say('web: building');
      await run([join(root, 'node_modules/vike/bin.js'), 'build'], join(root, 'web'));
      say(`web: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    await run([bundleOf(root, assetWriter)], root);
    for (const [path, hash] of stale) await writeFile(path, hash);
  } finally {
    await lock.release();
  }
}
