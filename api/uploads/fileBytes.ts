import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

const windowBytes = 64 * 1024;

/** Reads small parts of a file in ascending order with few reads of the disk. */
export class FileBytes {
  #window: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** The bytes from `start`, fewer where the file ends; for more than 64 KiB use `long`. */
  async at(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.size);
    if (start < this.#start || end > this.#start + this.#window.length) {
      this.#window = await this.long(start, windowBytes);
      this.#start = start;
    }
    return this.#window.subarray(start - this.#start, Math.max(0, end - this.#start));
  }

  async long(start: number, length: number): Promise<Buffer> {
    const part = Buffer.alloc(Math.max(0, Math.min(length, this.size - start)));
    await this.file.read(part, 0, part.length, start);
    return part;
  }
}

/** Opens a file for `read`, and closes it afterwards. */
export async function readBytes<T>(path: string, read: (bytes: FileBytes) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await read(new FileBytes(file, (await file.stat()).size));
  } finally {
    await file.close();
  }
}

/** The first byte of a part of a file, and the first one after it. */
export type Range = readonly [start: number, end: number];

/** The ranges with neighbours joined. */
export function joined(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = result.at(-1);
    if (last?.[1] === start) last[1] = end;
    else result.push([start, end]);
  }
  return result;
}

/** A part of a new file: a part of the one that it is made from, or bytes of its own. */
export type Part = Range | Buffer;

/** Makes a file of parts of another one, one after the other. */
export async function copyParts(from: string, to: string, parts: readonly Part[]): Promise<void> {
  await pipeline(async function* () {
    for (const part of parts) {
      if (Buffer.isBuffer(part)) yield part;
      else if (part[0] < part[1]) yield* createReadStream(from, { start: part[0], end: part[1] - 1 });
    }
  }, createWriteStream(to));
}
