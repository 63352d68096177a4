import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitForLock } from './lock.js';

/** The root of this clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The cache; outside the clone, so that a fresh clone finds what an older one downloaded. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.RITMI_CACHE) return resolve(env.RITMI_CACHE);
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ritmi');
}

/** Makes a temporary folder with these text files. Those of tests are removed after the run (scripts/test/testFolder.ts). */
export async function temporaryFolder(files: Readonly<Record<string, string>> = {}, prefix = 'ritmi-') {
  const folder = await realpath(await mkdtemp(join(tmpdir(), prefix)));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/**
 * Makes the folder `target` at most once. `make` fills a folder beside it, which is renamed when it is complete, so that a
 * crash leaves no incomplete folder. When two processes call it at the same time, the second waits for the first.
 */
export async function makeOnce(
  target: string,
  make: (folder: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<string> {
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  const lock = await waitForLock(dirname(target), signal);
  try {
    if (existsSync(target)) return target;
    // The leftover of a killed process.
    await rm(part, { recursive: true, force: true });
    await mkdir(part);
    await make(part);
    await rename(part, target);
    return target;
  } finally {
    await rm(part, { recursive: true, force: true });
    await lock.release();
  }
}
