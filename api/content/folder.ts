import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Collections } from '../db/collection.js';
import type { Storage } from '../uploads/storage.js';
import { documentPath, filePath, layoutFormat, markerPath, notePath, partAt } from './layout.js';
import type { Problem } from './problem.js';
import { type ExportedFile, readContent } from './read.js';
import { type LibraryNote, jsonOf } from './shape.js';

type Source = { readonly collections: Collections; readonly storage: Storage };

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
  const { documents, files, left } = await readContent(collections);
  const written = new Set<string>();
  const write = async (path: string, text: string) => {
    await writeText(join(folder, path), text);
    written.add(path);
  };
  await write(markerPath, jsonOf({ format: layoutFormat }));
  for (const { name, id, value } of documents) await write(documentPath(name, id), jsonOf(value));
  let count = 0;
  for (const file of files) {
    const sha256 = await copyFile(file.record._id, folder, storage);
    // Somebody deleted it since the content was read.
    if (sha256 === null) continue;
    written.add(filePath(file.record._id));
    await write(notePath(file.record._id), jsonOf(noteOf(file, sha256)));
    for (const poster of file.posters) {
      if ((await copyFile(poster, folder, storage)) !== null) written.add(filePath(poster));
    }
    count += 1;
  }
  const removed = before.filter((path) => !written.has(path));
  for (const path of removed) await rm(join(folder, path));
  return { documents: documents.length, files: count, removed, left };
}

function noteOf({ record }: ExportedFile, sha256: string): LibraryNote {
  const { bytes, alt = {}, focus = null, createdAt, sha256: uploadedSha256 } = record;
  return {
    alt,
    focus,
    bytes,
    sha256,
    ...(uploadedSha256 !== undefined && { uploadedSha256 }),
    createdAt: createdAt.toISOString(),
  };
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

/** Copies a stored file and returns its SHA-256; null when there is none. */
async function copyFile(name: string, folder: string, storage: Storage): Promise<string | null> {
  if (!(await storage.stat(name))) return null;
  const hash = createHash('sha256');
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await replace(join(folder, filePath(name)), async (part) =>
    pipeline(await storage.open(name), measure, createWriteStream(part, { flags: 'wx' })),
  );
  return hash.digest('hex');
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
