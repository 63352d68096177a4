import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';

// A backup is a tar file: `database/<collection>.bson` as mongodump writes them, `uploads/<name>`, and at its end a
// list of both with their SHA-256, which reveals a truncated or damaged backup.
const listName = 'ritmi-backup.json';
const listSchema = z.object({ format: z.literal(1), contents: z.record(z.string(), z.string()) });
const entryName = /^(database\/[\w.-]+\.bson|uploads\/[^/\\]+)$/;

/** The SHA-256 of each entry by its name. */
export type Contents = Readonly<Record<string, string>>;

export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly mtime?: Date;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Writes a new backup file. The file gets its name only after it has been synced and verified by reading it back.
 * @returns what is in it
 * @throws when the file exists
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<Contents> {
  await requireAbsent(file);
  const part = `${file}.part`;
  // The partial file of a killed backup. A backup that is still being written then fails with an error.
  await rm(part, { force: true });
  try {
    const tar = pack();
    const contents: Record<string, string> = {};
    const fill = async () => {
      for await (const entry of entries) contents[entry.name] = await addEntry(tar, entry);
      const list = Buffer.from(JSON.stringify({ format: 1, contents }));
      await addEntry(tar, { name: listName, size: list.length, content: Readable.from([list]) });
      tar.finalize();
    };
    const filling = fill().catch((error: unknown) => {
      tar.destroy(error as Error);
      throw error;
    });
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await Promise.all([filling, pipeline(Readable.from(tar), output)]);
    await verifyArchive(part);
    await requireAbsent(file);
    await rename(part, file);
    await flush(dirname(file));
    return contents;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function requireAbsent(file: string): Promise<void> {
  if (await stat(file).catch(() => null)) throw new Error(`${file} already exists`);
}

/** Makes what was written or renamed survive a power cut. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @returns the SHA-256 of what was written */
async function addEntry(tar: Pack, { content, ...header }: Entry): Promise<string> {
  const hash = createHash('sha256');
  await new Promise<void>((resolve, reject) => {
    const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
    const source = Readable.from(content, { objectMode: false });
    source.on('data', (chunk: Buffer) => hash.update(chunk)).on('error', reject);
    source.pipe(entry);
  });
  return hash.digest('hex');
}

/** Verifies a whole backup and returns its list. @throws when it is damaged or incomplete */
export async function verifyArchive(file: string): Promise<Contents> {
  const contents: Record<string, string> = {};
  let list: unknown = null;
  try {
    for await (const { name, content } of readEntries(file)) {
      if (name === listName) list = listSchema.parse(JSON.parse(await text(content))).contents;
      else if (entryName.test(name)) contents[name] = await digestOf(content);
      else throw new Error(`unexpected entry ${name}`);
    }
    if (!isDeepStrictEqual(list, contents)) throw new Error('it is truncated or damaged');
    return contents;
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${(error as Error).message}`);
  }
}

/** Iterates over the wanted entries of a backup. Read each content before asking for the next entry. */
export async function* readArchive(file: string, isWanted: (name: string) => boolean): AsyncGenerator<Entry> {
  for await (const entry of readEntries(file)) {
    if (entry.name !== listName && isWanted(entry.name)) yield entry;
    // Unread content would block the stream.
    else await digestOf(entry.content);
  }
}

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const parts = extract();
  const reading = pipeline(createReadStream(file), parts);
  reading.catch(() => undefined);
  for await (const part of parts) {
    const { name, size, mtime } = part.header;
    yield { name, size, ...(mtime ? { mtime } : {}), content: part as AsyncIterable<Uint8Array> };
  }
  await reading;
}

/** The list that a backup of these entries would have. */
export async function contentsOf(entries: AsyncIterable<Entry>): Promise<Contents> {
  const contents: Record<string, string> = {};
  for await (const { name, content } of entries) contents[name] = await digestOf(content);
  return contents;
}

/** The SHA-256 of the rest of a stream. */
async function digestOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
