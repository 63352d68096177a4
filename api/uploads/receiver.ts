import { derivedNames, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
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

/** Takes files that have arrived into the storage and the library. */
export function receiver({ storage, newPath, maxBytes, derived, discarded }: Tools) {
  async function storeReceived(file: ReceivedFile): Promise<string> {
    const { name, film } = await derived.queue.add(() => store(file, { storage, newPath, discarded }));
    try {
      const bytes = (await storage.stat(name))?.size ?? 0;
      const known = { bytes, createdAt: new Date(), sha256: file.sha256, ...(film && { film }) };
      await addRecords([{ name, ...known }]);
    } catch (error) {
      await discarded.add(filesOf(name));
      throw error;
    }
    derived.makeBeforehand(derivedNames(name));
    if (film?.state === 'processing') await wakeTask(renditionsName, new Date());
    return uploadsPath + name;
  }

  return {
    storeReceived,
    /** Stores a stream. @throws 413, 415 */
    storeStream: async (stream: Readable, filename: string): Promise<Stored> => {
      const file = await receive(stream, filename, { newPath, maxBytes });
      if (!file) throw new Error(`${filename} is empty`);
      return { url: await storeReceived(file), hasLocation: file.hasLocation };
    },
    removeNow: async (name: string): Promise<void> => {
      // The file first, which the database cannot keep from being removed: a record without one is not shown.
      await discarded.add(filesOf(name));
      await removeRecords([name]);
    },
  };
}
