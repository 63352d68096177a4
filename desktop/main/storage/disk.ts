import { existsSync, renameSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { log } from '../log.js';

/** Replaces a file so that after a crash at any moment either the old or the new text is there whole. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.tmp`;
  await writeFile(temporaryPath, text, { mode: 0o600 });
  await sync(temporaryPath, 'a');
  await renameSafely(temporaryPath, path);
}

/** The rename survives a power cut; Windows has no such call and does not need it. */
export async function renameSafely(from: string, to: string): Promise<void> {
  await rename(from, to);
  if (process.platform !== 'win32') await sync(dirname(to), 'r');
}

/** Flushes a file or folder to the disk; with `a` a missing file is created. */
export async function sync(path: string, flags: 'a' | 'r'): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames what cannot be read, so that nothing is deleted and a new one can take its place. */
export function setAside(path: string): void {
  const newPath = `${path}.damaged-${Date.now()}`;
  renameSync(path, newPath);
  log.warn(`${path} could not be read and has been set aside as ${newPath}`);
}

/** Opens what is at a path; when that fails, as with a folder in the place of a file, sets it aside and tries again. */
export function openOrSetAside<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!existsSync(path)) throw error;
    setAside(path);
    return open();
  }
}
