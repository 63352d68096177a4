import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage, StoredFile } from './storage.js';

/** Files in a folder. What is put must lie on the same file system. */
export async function diskStorage(folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  const pathOf = (name: string) => join(folder, name);

  return {
    async put(name, path) {
      await flush(path);
      await rename(path, pathOf(name));
      await flush(folder);
    },
    stat: (name) => statOf(pathOf(name), name),
    open: async (name, range) => createReadStream(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder)) {
        const file = entry.isFile() ? await statOf(pathOf(entry.name), entry.name) : null;
        if (file) yield file;
      }
    },
  };
}

/** An acknowledged upload must survive a power cut too. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function statOf(path: string, name: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(ignore('ENOENT', 'ENAMETOOLONG'));
  return found?.isFile() ? { name, size: found.size, storedAt: found.mtime } : null;
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => null {
  return (error) => {
    if (error.code && codes.includes(error.code)) return null;
    throw error;
  };
}
