import { derivedNames, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import type { Readable } from 'node:stream';
import { addRecords, removeRecords } from '../db/files/records.js';
import { renditionsName, wakeTask } from '../db/tasks.js';
import { type DerivedFiles, filesOf } from './derived.js';
import type { Discarded } from './discarded.js';
import { type Incoming, receive, type ReceivedFile } from './receive.js';
import type { Storage } from './storage.js';
import type { Stored } from './resumable/server.js';
import { store } from './store.js';

type Tools = Pick<Incoming, 'newPath' | 'maxBytes'> & {
  readonly storage: Storage;
  readonly derived: DerivedFiles;
  readonly discarded: Discarded;
};

/** Paths of variants that were made before, by the ends of their names, such as `-640.avif`. */
export type ReadyVariants = ReadonlyMap<string, string>;

/** Takes files that have arrived into the storage and the library. */
export function receiver({ storage, newPath, maxBytes, derived, discarded }: Tools) {
  async function storeReceived(file: ReceivedFile, ready: ReadyVariants = new Map()): Promise<string> {
    const { name, film } = await derived.queue.add(() => store(file, { storage, newPath, discarded }));
    try {
      const bytes = (await storage.stat(name))?.size ?? 0;
      const known = { bytes, createdAt: new Date(), sha256: file.sha256, ...(film && { film }) };
      await addRecords([{ name, ...known }]);
    } catch (error) {
      await discarded.add(filesOf(name));
      throw error;
    }
    const stem = stemOf(name) ?? name;
    derived.makeBeforehand(derivedNames(name), new Map([...ready].map(([end, path]) => [stem + end, path])));
    if (film?.state === 'processing') await wakeTask(renditionsName, new Date());
    return uploadsPath + name;
  }

  return {
    storeReceived,
    /** Stores a stream. @throws 413, 415 */
    storeStream: async (stream: Readable, filename: string, ready?: ReadyVariants): Promise<Stored> => {
      const file = await receive(stream, filename, { newPath, maxBytes });
      if (!file) throw new Error(`${filename} is empty`);
      return { url: await storeReceived(file, ready), hasLocation: file.hasLocation };
    },
    removeNow: async (name: string): Promise<void> => {
      // The file first, which the database cannot keep from being removed: a record without one is not shown.
      await discarded.add(filesOf(name));
      await removeRecords([name]);
    },
  };
}
