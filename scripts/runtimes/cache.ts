import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { isAlive } from './child.js';

/** Lies outside the clone, so that a fresh clone finds what an older one fetched. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.RITMI_CACHE) return resolve(env.RITMI_CACHE);
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ritmi');
}

/**
 * The folder `target`, made at most once: `make` fills a folder beside it that is renamed when it is whole, so that a
 * crash leaves nothing half made and of two processes at once the slower one takes the result of the faster.
 */
export async function makeOnce(target: string, make: (folder: string) => Promise<void>): Promise<string> {
  if (existsSync(target)) return target;
  const workFolder = `${target}.part-${process.pid}-${randomUUID()}`;
  await mkdir(workFolder, { recursive: true });
  await removeAbandoned(target);
  try {
    await make(workFolder);
    await rename(workFolder, target).catch(async (error: unknown) => {
      if (!existsSync(target)) throw error;
    });
    return target;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** The size of its files; of those that are removed meanwhile none. */
export async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const entries = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  return entries.reduce((sum, entry) => sum + (entry?.isFile() ? entry.size : 0), 0);
}

/** Work folders of processes that were killed; those of living processes stay. */
async function removeAbandoned(target: string): Promise<void> {
  const prefix = `${basename(target)}.part-`;
  for (const name of await readdir(dirname(target))) {
    const isAbandoned = name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10));
    if (isAbandoned) await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}
