import { cp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { client } from './siteFiles.js';

/** How long assets stay after the last start of a version that has them, in ms. */
const keptMs = 30 * 24 * 3600 * 1000;

/**
 * Copies the assets of this build into a folder that other versions of the web server use too: pages that were sent by one
 * of them, or are kept by a browser or an edge, then find theirs (docs/decisions/209). Removes those that are too old.
 */
export async function keepAssets(folder: string, source = `${client}/assets`): Promise<void> {
  // Their names change with their content, so one that is there is the same.
  await cp(source, folder, { recursive: true, force: false });
  const now = new Date();
  for (const name of await filesIn(source)) await utimes(join(folder, name), now, now);
  for (const name of await filesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    // Another server may remove it at the same time.
    if (mtimeMs < now.getTime() - keptMs) await rm(join(folder, name), { force: true });
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
