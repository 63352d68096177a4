import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { Collections } from '../db/collection.js';
import type { Storage } from '../uploads/storage.js';
import { documentPath, filePath, layoutFormat, markerPath, notePath } from './layout.js';
import type { Problem } from './problem.js';
import type { Content, ExportedFile } from './read.js';
import { jsonOf, type LibraryNote } from './shape.js';

export type Source = { readonly collections: Collections; readonly storage: Storage };

/** Where an export is written to. */
type Target = {
  text(path: string, text: string): Promise<void>;
  /** Copies the stored file of this name and returns its SHA-256; null when there is none. */
  file(path: string, name: string): Promise<string | null>;
};

type Written = {
  readonly documents: number;
  readonly files: number;
  readonly left: readonly Problem[];
};

/** Writes the parts of an export one after the other, always in the same order. */
export async function writeContent({ documents, files, left }: Content, target: Target): Promise<Written> {
  await target.text(markerPath, jsonOf({ format: layoutFormat }));
  for (const { name, id, value } of documents) await target.text(documentPath(name, id), jsonOf(value));
  let count = 0;
  for (const file of files) {
    const name = file.record._id;
    const sha256 = await target.file(filePath(name), name);
    // Somebody deleted it since the content was read.
    if (sha256 === null) continue;
    await target.text(notePath(name), jsonOf(noteOf(file, sha256)));
    for (const poster of file.posters) await target.file(filePath(poster), poster);
    count += 1;
  }
  return { documents: documents.length, files: count, left };
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

/** Passes on what it gets, and knows its SHA-256 in the end. */
export class Measured extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
