import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a path for a file that is not whole yet. Whoever asks for it removes it. */
export type NewPath = (extension?: string) => string;

const beatMs = 60_000;

/** A folder that nobody has touched for so long is one of a process that is gone. */
const deadMs = 10 * beatMs;

/**
 * A folder of this process for files that are not whole yet. Its name is random and its time tells that we are alive:
 * a process id says nothing to another container. What killed processes have left is removed.
 */
export async function openIncoming(folder: string): Promise<{ newPath: NewPath; close(): Promise<void> }> {
  const own = join(folder, randomUUID());
  const beat = async () => {
    await mkdir(own, { recursive: true });
    const now = new Date();
    await utimes(own, now, now);
    await removeDead(folder);
  };
  await beat();
  // A full disk is met elsewhere too.
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs).unref();
  return {
    newPath: (extension = 'part') => join(own, `${randomUUID()}.${extension}`),
    close: async () => {
      clearInterval(timer);
      await rm(own, { recursive: true, force: true });
    },
  };
}

async function removeDead(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const touched = await stat(path).catch(() => null);
    if (touched && Date.now() - touched.mtimeMs > deadMs) await rm(path, { recursive: true, force: true });
  }
}
