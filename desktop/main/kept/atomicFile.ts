import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file so that after a crash at any moment either the old or the new text stands there whole. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.tmp`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Makes a rename in this folder survive a power cut; Windows has no such call and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
