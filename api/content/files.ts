import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../http/errors.js';
import { receive } from '../uploads/receive.js';
import type { Storage } from '../uploads/storage.js';
import { BrokenContentError, type Problem } from './problem.js';
import type { ReadFile } from './readFolder.js';

type Received = {
  /** Moves the files that the storage does not have into it. */
  store(): Promise<void>;
  /** Removes those that were not stored. */
  remove(): Promise<void>;
};

type Options = { readonly storage: Storage; readonly incoming: string };

/**
 * Copies the files that the storage does not have beside it, and compares all with what the export says of them.
 * @throws BrokenContentError
 */
export async function receiveFiles(
  folder: string,
  files: readonly ReadFile[],
  { storage, incoming }: Options,
): Promise<Received> {
  await mkdir(incoming, { recursive: true });
  const paths = new Map<string, string>();
  const remove = async () => {
    for (const path of paths.values()) await rm(path, { force: true });
  };
  const problems: Problem[] = [];
  for (const file of files) {
    const source = join(folder, file.path);
    const message = (await storage.stat(file.name))
      ? await damageOf(source, file)
      : await copy(source, file, { incoming, paths });
    if (message !== null) problems.push({ path: file.path, code: 'damagedPart', message });
  }
  if (problems.length > 0) {
    await remove();
    throw new BrokenContentError(problems);
  }
  const store = async () => {
    for (const [name, path] of paths) {
      // The content of a name never changes, so one that was set aside is the same file.
      if (await storage.stat(name, 'aside')) await storage.move(name, 'inUse');
      else await storage.put(name, path);
    }
  };
  return { store, remove };
}

/** What is wrong with the bytes of a file; null when they are as they were exported. */
async function damageOf(source: string, { note }: ReadFile): Promise<string | null> {
  if (!note) return null;
  const { size } = await stat(source);
  if (size !== note.bytes) return otherSize(size, note.bytes);
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  return hash.digest('hex') === note.sha256 ? null : otherBytes;
}

const otherBytes = 'is damaged: its sha256 is another one';

const otherSize = (size: number, bytes: number) => `is damaged: it has ${size} bytes, not ${bytes}`;

type Target = { readonly incoming: string; readonly paths: Map<string, string> };

/** Copies a file and returns what is wrong with it. */
async function copy(
  source: string,
  { name, note }: ReadFile,
  { incoming, paths }: Target,
): Promise<string | null> {
  const newPath = () => join(incoming, `${randomUUID()}.part`);
  const { size } = await stat(source);
  if (note && size !== note.bytes) return otherSize(size, note.bytes);
  try {
    const received = await receive(createReadStream(source), name, { newPath, maxBytes: Infinity });
    if (!received) return 'is empty';
    paths.set(name, received.path);
    if (note && received.sha256 !== note.sha256) return otherBytes;
    return received.kind !== 'image/heic' && extname(name) === `.${acceptedMedia[received.kind]}`
      ? null
      : 'is of another kind than its name says';
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}
