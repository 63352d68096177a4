import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';

export type StoredFile = { readonly name: string; readonly size: number; readonly storedAt: Date };

/** Files that are in use, and those that were set aside and are removed later. */
export type Place = 'inUse' | 'aside';

/** The disk that holds a place, in bytes. */
export type Space = { readonly freeBytes: number; readonly allBytes: number };

export async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize };
}

export type Range = { readonly start: number; readonly end: number };

/** Where uploaded files are stored. A file is there either complete or not at all, and its content never changes. */
export type Storage = {
  /** Moves a local file into the storage, as stored at `storedAt`, by default now. */
  put(name: string, path: string, storedAt?: Date): Promise<void>;
  /** Finds a file, by default among those in use. */
  stat(name: string, place?: Place): Promise<StoredFile | null>;
  /** Reads a file, by default among those in use, or the bytes from `start` to `end` of it, both included. */
  open(name: string, range?: Range, place?: Place): Promise<Readable>;
  /** Removes a file from both places. */
  remove(name: string): Promise<void>;
  /** The files in a place, by default those in use, whose names begin with `start`. */
  list(place?: Place, start?: string): Promise<StoredFile[]>;
  /** Of the disk that the files are on; null when the database does not say. */
  space(): Promise<Space | null>;
  /** Sets a file aside or brings it back, and sets its time to now. */
  move(name: string, place: Place): Promise<void>;
  /** Ids of the database that the files belong to; none while they belong to no database. */
  databaseIds(): Promise<readonly string[]>;
  saveDatabaseIds(ids: readonly string[]): Promise<void>;
  /** @throws when files cannot be read at the moment, after at most about `limitMs` */
  check(limitMs: number): Promise<void>;
  /** Removes all files of both places, and everything else that it stores. */
  removeAll(): Promise<void>;
};

/** Files in a folder. `put` needs a path on the same file system. */
export async function diskStorage(folder: string): Promise<Storage> {
  const folders = { inUse: folder, aside: join(folder, '.unused') };
  await mkdir(folders.aside, { recursive: true });
  const pathOf = (name: string, place: Place = 'inUse') => join(folders[place], name);
  const idsPath = pathOf('database-id', 'aside');
  return {
    async put(name, path, storedAt) {
      if (storedAt) await utimes(path, storedAt, storedAt);
      await flush(path);
      await rename(path, pathOf(name));
      await flush(folder);
    },
    stat: (name, place) => statOf(pathOf(name, place)),
    open: async (name, range, place) => createReadStream(pathOf(name, place), range),
    remove: async (name) => {
      await rm(pathOf(name), { force: true });
      await rm(pathOf(name, 'aside'), { force: true });
    },
    list: async (place = 'inUse', start = '') => {
      const found: StoredFile[] = [];
      for (const name of await readdir(folders[place])) {
        if (!name.startsWith(start)) continue;
        const file = await statOf(pathOf(name, place));
        if (file) found.push(file);
      }
      return found;
    },
    move: async (name, place) => {
      const from = pathOf(name, place === 'aside' ? 'inUse' : 'aside');
      const now = new Date();
      // A file's time is when it came into its folder. It is set before the move, so that a crash in between cannot make
      // the collector remove it too early.
      await utimes(from, now, now)
        .then(() => rename(from, pathOf(name, place)))
        .catch(ignore('ENOENT'));
    },
    space: () => spaceOf(folder),
    databaseIds: async () => {
      const text = await readFile(idsPath, 'utf8').catch(ignore('ENOENT'));
      return text?.split(/\s+/).filter(Boolean) ?? [];
    },
    saveDatabaseIds: async (ids) => {
      const path = `${idsPath}.${randomUUID()}`;
      await writeFile(path, ids.join('\n'), { flush: true });
      await rename(path, idsPath);
    },
    check: () => access(folders.aside),
    removeAll: () => rm(folder, { recursive: true, force: true }),
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

async function statOf(path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(ignore('ENOENT', 'ENAMETOOLONG'));
  return found?.isFile() ? { name: basename(path), size: found.size, storedAt: found.mtime } : null;
}

function ignore(...codes: string[]): (error: NodeJS.ErrnoException) => null {
  return (error) => {
    if (error.code && codes.includes(error.code)) return null;
    throw error;
  };
}
