import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type StoredFile = { readonly name: string; readonly size: number; readonly storedAt: Date };

/** Where uploaded files are stored. A file is there either complete or not at all, and its content never changes. */
export type Storage = {
  /** Moves a local file into the storage. */
  put(name: string, path: string): Promise<void>;
  stat(name: string): Promise<StoredFile | null>;
  /** Reads a file, or the bytes from `start` to `end` of it, both included. */
  open(name: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /** Removes a file, also one that is aside. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
  /** Takes a file out of use: from now on only the functions below and `remove` find it. */
  setAside(name: string): Promise<void>;
  /** Takes a file that is aside into use again, as if it had been stored now. */
  bringBack(name: string): Promise<void>;
  isAside(name: string): Promise<boolean>;
  /** The files that are aside; `storedAt` is since when. */
  listAside(): AsyncIterable<StoredFile>;
  /** Ids of the database that the files belong to; none when they know no database yet. */
  databaseIds(): Promise<readonly string[]>;
  saveDatabaseIds(ids: readonly string[]): Promise<void>;
};

/** Files in a folder. What is put must lie on the same file system. */
export async function diskStorage(folder: string): Promise<Storage> {
  const asideFolder = join(folder, '.unused');
  await mkdir(asideFolder, { recursive: true });
  const pathOf = (name: string) => join(folder, name);
  const asidePathOf = (name: string) => join(asideFolder, name);
  const idsPath = asidePathOf('database-id');

  /** A file's time is since when it is in its folder. It is set before the move, so that a stop loses no waiting time. */
  async function move(from: string, to: string): Promise<void> {
    const now = new Date();
    await utimes(from, now, now)
      .then(() => rename(from, to))
      .catch(ignore('ENOENT'));
  }

  return {
    async put(name, path) {
      await flush(path);
      await rename(path, pathOf(name));
      await flush(folder);
    },
    stat: (name) => statOf(pathOf(name), name),
    open: async (name, range) => createReadStream(pathOf(name), range),
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
      await rm(asidePathOf(name), { force: true });
    },
    list: () => filesIn(folder),
    setAside: (name) => move(pathOf(name), asidePathOf(name)),
    bringBack: (name) => move(asidePathOf(name), pathOf(name)),
    isAside: async (name) => (await statOf(asidePathOf(name), name)) !== null,
    listAside: () => filesIn(asideFolder),
    databaseIds: async () => {
      const text = await readFile(idsPath, 'utf8').catch(ignore('ENOENT'));
      return text?.split(/\s+/).filter(Boolean) ?? [];
    },
    saveDatabaseIds: async (ids) => {
      const path = `${idsPath}.${randomUUID()}`;
      await writeFile(path, ids.join('\n'), { flush: true });
      await rename(path, idsPath);
    },
  };
}

async function* filesIn(folder: string): AsyncIterable<StoredFile> {
  for await (const entry of await opendir(folder)) {
    const file = entry.isFile() ? await statOf(join(folder, entry.name), entry.name) : null;
    if (file) yield file;
  }
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
