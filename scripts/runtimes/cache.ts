import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

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
  if (isFolder(target)) return target;
  await removeAbandoned(target);
  const workFolder = `${target}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  await mkdir(workFolder, { recursive: true });
  try {
    await make(workFolder);
    await rename(workFolder, target).catch(async (error: unknown) => {
      if (!isFolder(target)) throw error;
    });
    return target;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The size of its files; of those that are removed meanwhile none. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    ({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size,
  );
  return sizes.reduce<number>((sum, size = 0) => sum + size, 0);
}

/** Work folders of processes that were killed; those of living processes stay. */
async function removeAbandoned(target: string): Promise<void> {
  const names = await readdir(dirname(target)).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${basename(target)}.`) || !name.endsWith('.part')) continue;
    const pid = Number.parseInt(name.slice(basename(target).length + 1), 10);
    if (!isAlive(pid)) await rm(join(dirname(target), name), { recursive: true, force: true });
  }
}

/** Whether a process runs; one that has ended and that nobody has collected does not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
