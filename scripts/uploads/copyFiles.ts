import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Place, Storage, StoredFile } from '../../api/uploads/storage.js';

const concurrency = 4;
const linesEvery = 500;

type Way = {
  readonly from: Storage;
  readonly to: Storage;
  /** For copies that are not complete; on the file system of a storage on disk. */
  readonly folder: string;
  readonly say: (line: string) => void;
};

type Outcome = 'copied' | 'repaired' | 'same' | 'gone' | 'wrong';

/**
 * Copies what `to` lacks, and compares the SHA-256 of every file in both. A file that differs is replaced by that of `from`.
 * The product may run meanwhile: files that come are copied too, and those that go are left out. When it is killed every file
 * in `to` is complete or absent, and it may be repeated.
 * @returns what was done, in one line
 * @throws when a file still differs afterwards
 */
export async function copyFiles(way: Way): Promise<string> {
  const counts: Record<Outcome, number> = { copied: 0, repaired: 0, same: 0, gone: 0, wrong: 0 };
  const wrong: string[] = [];
  const seen = new Set<string>();
  const copyEach = async (place: Place, files: Iterable<StoredFile>) => {
    for (const file of files) {
      seen.add(file.name);
      const outcome = await copyFile(file, place, way);
      counts[outcome] += 1;
      if (outcome === 'wrong') wrong.push(file.name);
      if (seen.size % linesEvery === 0) way.say(`${seen.size} files`);
    }
  };
  for (const place of ['inUse', 'aside'] as const) {
    for (;;) {
      const files = (await way.from.list(place)).filter(({ name }) => !seen.has(name));
      // Until no more have come meanwhile.
      if (files.length === 0) break;
      const rest = files.values();
      await Promise.all(Array.from({ length: concurrency }, () => copyEach(place, rest)));
    }
  }
  const { copied, repaired, same } = counts;
  const all = `${copied + repaired + same} files: ${copied} copied, ${repaired} repaired, ${same} already there`;
  if (wrong.length === 0) return all;
  throw new Error(`${all}\n${wrong.length} differ and could not be repaired: ${wrong.toSorted().join(', ')}`);
}

async function copyFile({ name }: StoredFile, place: Place, way: Way): Promise<Outcome> {
  const { from, to } = way;
  const there = await placeOf(to, name);
  const isThere = async () => (await from.stat(name, place)) !== null;
  if (there) {
    const source = await unlessGone(isThere, () => digestOf(from, name, place));
    if (source === null) return 'gone';
    // What is in use in the source is needed in the target.
    if (place === 'inUse' && there === 'aside') await to.move(name, 'inUse');
    const now = place === 'inUse' ? 'inUse' : there;
    if ((await digestOf(to, name, now)) === source) return 'same';
    // A database does not replace a file that it has.
    await to.remove(name);
  }
  const path = join(way.folder, `${randomUUID()}.part`);
  try {
    const source = await unlessGone(isThere, async () =>
      copyTo(path, await from.open(name, undefined, place)),
    );
    if (source === null) return 'gone';
    await to.put(name, path, (await from.stat(name, place))?.storedAt);
    if (place === 'aside') await to.move(name, 'aside');
    if ((await digestOf(to, name, place)) !== source) return 'wrong';
    return there ? 'repaired' : 'copied';
  } finally {
    await rm(path, { force: true });
  }
}

async function placeOf(storage: Storage, name: string): Promise<Place | null> {
  for (const place of ['inUse', 'aside'] as const) if (await storage.stat(name, place)) return place;
  return null;
}

/** Null when reading fails because the file has gone meanwhile. */
async function unlessGone<T>(isThere: () => Promise<boolean>, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (await isThere()) throw error;
    return null;
  }
}

async function digestOf(storage: Storage, name: string, place: Place): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(await storage.open(name, undefined, place), hash);
  return hash.digest('hex');
}

/** Writes a stream to a path and returns its SHA-256. */
async function copyTo(path: string, content: Readable): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(content, hashing, createWriteStream(path, { flags: 'wx' }));
  return hash.digest('hex');
}
