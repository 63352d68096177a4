import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { markerPath, partAt } from './layout.js';
import { BrokenContentError, type Problem } from './problem.js';
import { readContent } from './read.js';
import { unknownPart } from './readFolder.js';
import { Measured, type Source, writeContent } from './write.js';

// An export in one file: a tar archive of what `npm run content` writes into a folder.

/** So that the same content gives the same bytes. */
const mtime = new Date(0);

/** The archive, as a stream that ends with an error when it cannot be completed. */
export async function packContent({ collections, storage }: Source): Promise<Readable> {
  const content = await readContent(collections);
  const tar = pack();
  const writing = writeContent(content, {
    text: async (name, text) => {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mtime }, text, (error) => (error ? reject(error) : resolve()));
      });
    },
    file: async (name, stored) => {
      const found = await storage.stat(stored);
      if (!found) return null;
      const measured = new Measured();
      const source = await storage.open(stored);
      try {
        await pipeline(source, measured, tar.entry({ name, mtime, size: found.size }));
      } finally {
        source.destroy();
      }
      return measured.sha256();
    },
  });
  writing.then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  return Readable.from(tar, { objectMode: false });
}

/** A document is far smaller. */
const maxTextBytes = 4 * 1024 * 1024;
const maxParts = 50_000;

type Limits = {
  /** Of a picture or a film. */
  readonly maxFileBytes: number;
  /** Of all parts together. */
  readonly maxBytes: number;
};

/**
 * Writes the parts of an archive into an empty folder. What they hold is not known yet. The caller goes on reading the
 * source when it is refused.
 * @throws BrokenContentError for what is no archive, and for parts that no export has
 */
export async function unpackContent(source: Readable, folder: string, limits: Limits): Promise<void> {
  const archive = extract();
  // Otherwise the archive would wait for the rest of a source that has ended early.
  const stop = () => {
    if (!source.readableEnded) archive.destroy(new Error('The archive was cut off'));
  };
  source.once('close', stop);
  source.pipe(archive);
  const problems: Problem[] = [];
  const sizes = new Map<string, number>();
  try {
    for await (const entry of archive) {
      const { name, type, size } = entry.header;
      const path = name.replace(/^\.\//, '');
      // Directories, and what systems put beside files.
      const isNoFile = type !== 'file' || /(^|\/)\.|[\\\0]/.test(path);
      const problem = isNoFile ? null : problemIn({ path, size }, sizes, limits);
      if (problem) problems.push(problem);
      if (isNoFile || problem || !partAt(path)) {
        entry.resume();
        continue;
      }
      sizes.set(path, size);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      // Not the entry itself: where it has ended with an error by now, `pipeline` would wait for it.
      const content = Readable.from(entry, { objectMode: false });
      await pipeline(content, createWriteStream(join(folder, path), { flags: 'wx' }));
    }
  } catch (error) {
    // What the disk refuses is no fault of the archive.
    if (source.readableAborted || isDiskFault(error)) throw error;
    throw new BrokenContentError([{ path: markerPath, code: 'missingPart', message: noArchive }]);
  } finally {
    source.off('close', stop);
    source.unpipe(archive);
    archive.destroy();
  }
  if (problems.length > 0) throw new BrokenContentError(problems);
}

const noArchive = 'is missing: this file is no whole export';

type Part = { readonly path: string; readonly size: number };

function problemIn(
  { path, size }: Part,
  sizes: ReadonlyMap<string, number>,
  { maxFileBytes, maxBytes }: Limits,
): Problem | null {
  const isText = path.endsWith('.json');
  if (!partAt(path)) return isText ? { path, code: 'unknownPart', message: unknownPart } : null;
  if (sizes.has(path)) return { path, code: 'repeatedId', message: 'is there twice' };
  const all = [...sizes.values()].reduce((sum, each) => sum + each, size);
  const isTooMuch = sizes.size >= maxParts || all > maxBytes;
  if (isTooMuch || size > (isText ? maxTextBytes : maxFileBytes))
    return { path, code: 'largePart', message: 'is too large' };
  return null;
}

function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
