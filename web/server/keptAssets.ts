import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { client } from './siteFiles.js';

/** How long assets stay after the last start of a version that has them, in ms. */
const keptMs = 30 * 24 * 3600 * 1000;

/**
 * Copies the assets of this build into a folder that other versions of the web server use too: pages that were sent by one
 * of them, or are kept by a browser or an edge, then find theirs (docs/decisions/209). Removes those that are too old.
 */
export async function keepAssets(folder: string, source = `${client}/assets`): Promise<void> {
  const now = new Date();
  for (const name of await filesIn(source)) {
    await keep(join(source, name), join(folder, name));
    await utimes(join(folder, name), now, now);
  }
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    // Another server may rename or remove it at the same time.
    const known = await stat(path).catch(() => null);
    if (known && known.mtimeMs < now.getTime() - keptMs) await rm(path, { force: true });
  }
}

/** Other servers may keep the same file at the same time, and must not find half of it. */
async function keep(file: string, target: string): Promise<void> {
  // Names change with the content, so one that is there is the same.
  if (await stat(target).catch(() => null)) return;
  const copy = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, copy);
  await rename(copy, target);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
