import { createStore, del, promisifyRequest, set } from 'idb-keyval';
import { limitedStore } from '@ritmi/shared/client/limitedStore';

// Used by the worker, which stores, and by the admin, which reads.

/** More than a person chooses by hand. */
const maxFiles = 50;

const key = 'files';

/** Opened at the first use: the server's build reads this file too. */
const shared = limitedStore((mode, work) => createStore('ritmi-shared', 'files')(mode, work));

const isMedia = (file: unknown): file is File =>
  file instanceof File && file.size > 0 && /^(image|video)\//.test(file.type);

/**
 * Keeps the pictures and films among what was shared, in place of those that nobody has taken yet.
 * @returns how many there are
 * @throws if the browser does not store them
 */
export async function keepShared(given: readonly unknown[]): Promise<number> {
  const files = given.filter(isMedia).slice(0, maxFiles);
  // Also where none can be stored: older ones would be taken for what was shared now.
  await del(key, shared);
  if (files.length > 0) await set(key, files, shared);
  return files.length;
}

/** The files that were shared last, which are then no longer kept: each is taken once. */
export async function takeShared(): Promise<readonly File[]> {
  const files: unknown = await shared('readwrite', async (objects) => {
    const kept = promisifyRequest<unknown>(objects.get(key));
    objects.delete(key);
    return kept;
  });
  return Array.isArray(files) ? files.filter(isMedia) : [];
}
