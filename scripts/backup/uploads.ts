import { createWriteStream } from 'node:fs';
import { open, readdir, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry } from './archive.js';

/** Every stored file. One that goes meanwhile is one that nobody names. */
export async function* dumpUploads(folder: string): AsyncGenerator<Entry> {
  for (const name of await namesIn(folder)) {
    const handle = await open(join(folder, name)).catch(() => null);
    if (!handle) continue;
    try {
      const { size, mtime } = await handle.stat();
      yield { name: `uploads/${name}`, size, mtime, content: handle.createReadStream({ autoClose: false }) };
    } finally {
      await handle.close();
    }
  }
}

/** Names of the stored files; none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export async function loadUpload(folder: string, { name, mtime, content }: Entry): Promise<void> {
  const path = join(folder, basename(name));
  await pipeline(content, createWriteStream(path, { flags: 'wx', flush: true }));
  if (mtime) await utimes(path, mtime, mtime);
}
