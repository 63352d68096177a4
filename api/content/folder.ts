import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../uploads/storage.js';
import { markerPath, partAt } from './layout.js';
import type { Problem } from './problem.js';
import { readContent } from './read.js';
import { Measured, type Source, writeContent } from './write.js';

export type Exported = {
  readonly documents: number;
  readonly files: number;
  /** Paths of what was in the folder and is no longer there. */
  readonly removed: readonly string[];
  readonly left: readonly Problem[];
};

/**
 * Writes published content, settings and media into a folder, one file a document, and removes what an earlier export
 * left there that is no longer published. Files that are no part of an export stay.
 * @throws when the folder has parts of an export and is none
 */
export async function exportContent(folder: string, { collections, storage }: Source): Promise<Exported> {
  const before = await partsIn(folder);
  if (before.length > 0 && !before.includes(markerPath)) {
    throw new Error(`${folder} has ${before[0]} and is not an export; choose an empty folder`);
  }
  const paths = new Set<string>();
  const written = await writeContent(await readContent(collections), {
    text: async (path, text) => {
      await writeText(join(folder, path), text);
      paths.add(path);
    },
    file: async (path, name) => {
      const sha256 = await copyFile(name, join(folder, path), storage);
      if (sha256 !== null) paths.add(path);
      return sha256;
    },
  });
  const removed = before.filter((path) => !paths.has(path));
  for (const path of removed) await rm(join(folder, path));
  return { ...written, removed };
}

/** The paths of all parts of an export in a folder, sorted; none when there is no folder. */
async function partsIn(folder: string): Promise<string[]> {
  return (await pathsIn(folder)).filter((path) => partAt(path) !== null);
}

/** The paths of all files in a folder, sorted, with `/` between their names; those with a dot in front stay out. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((name) => name.startsWith('.')))
    .toSorted();
}

/** Writes a text, unless the file has it already. */
async function writeText(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return;
  await replace(path, (part) => writeFile(part, text, { flag: 'wx' }));
}

/** Copies a stored file to a path and returns its SHA-256; null when there is none. */
async function copyFile(name: string, path: string, storage: Storage): Promise<string | null> {
  if (!(await storage.stat(name))) return null;
  const measured = new Measured();
  await replace(path, async (part) =>
    pipeline(await storage.open(name), measured, createWriteStream(part, { flags: 'wx' })),
  );
  return measured.sha256();
}

/** Lets `write` make a file beside the one that it then replaces. */
async function replace(path: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
