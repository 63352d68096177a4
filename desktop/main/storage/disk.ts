import { existsSync, renameSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { log } from '../log.js';

/** Replaces a file's text. After a crash at any moment the file has either the old or the new text. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.tmp`;
  await writeFile(temporaryPath, text, { mode: 0o600 });
  await sync(temporaryPath, 'a');
  await renameSafely(temporaryPath, path);
}

/** Renames and syncs the folder, so that the rename survives a power cut. Windows cannot sync a folder. */
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

/** Renames a file that cannot be read instead of deleting it, so that a new one can take its place. */
export function setAside(path: string): void {
  const newPath = `${path}.damaged-${Date.now()}`;
  renameSync(path, newPath);
  log.warn(`${path} could not be read and has been set aside as ${newPath}`);
}

/** Opens a path. When that fails, as with a folder where a file should be, sets it aside and tries again. */
export function openOrSetAside<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (!existsSync(path)) throw error;
    setAside(path);
    return open();
  }
}
