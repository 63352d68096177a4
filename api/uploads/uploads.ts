import { derivedNames, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { unavailable } from '../http/errors.js';
import { UnknownOutcomeError } from '../db/errors.js';
import { receive } from './arriving/receive.js';
import { Derived } from './derived.js';
import { diskStorage } from './storage/diskStorage.js';
import { hasFfmpeg } from './ffmpeg.js';
import { readForm } from './arriving/form.js';
import { gridfsStorage } from './storage/gridfsStorage.js';
import { openIncoming } from './arriving/newPath.js';
import type { Arrival, Uploads } from './model.js';
import type { Storage, StoredFile } from './storage/storage.js';
import { Space } from './space.js';
import { store } from './store.js';
import { Turns } from './turns.js';
import { Collector } from './unused/collector.js';
import { Warming } from './warming.js';

type Options = {
  readonly storage: 'disk' | 'gridfs';
  /** Holds the files on disk and, for what is not whole yet, `incoming`. */
  readonly folder: string;
  /** The folder's own folder with the files; another one after a restore. */
  readonly uploads?: string;
  readonly maxBytes: number;
  /** What all files may take together. */
  readonly quotaBytes?: number | undefined;
  readonly logger: Logger;
};

/** Uploads as the program has them, with what only their own rows and the program itself need. */
export type OpenUploads = Uploads & {
  readonly storage: Storage;
  readonly collector: Collector;
  /** A stored or derived file, made when it is not there yet; null when there is no such file. */
  find(name: string): Promise<StoredFile | null>;
  /** Begins what goes on beside the requests: variants beforehand, and collecting what nobody uses. */
  begin(): void;
  /** Ends it. */
  close(): Promise<void>;
};

export async function openUploads({
  storage: kind,
  folder,
  uploads = 'uploads',
  maxBytes,
  quotaBytes,
  logger,
}: Options): Promise<OpenUploads> {
  const storage = kind === 'disk' ? await diskStorage(join(folder, uploads)) : await gridfsStorage();
  const incoming = await openIncoming(join(folder, 'incoming'));
  const { newPath } = incoming;
  const space = new Space({ storage, folder: kind === 'disk' ? folder : null, quotaBytes });
  const canMakePosters = await hasFfmpeg();
  if (!canMakePosters) logger.warn('ffmpeg is not on the PATH: videos get no poster');
  const turns = new Turns();
  const derived = new Derived({ storage, newPath, turns });
  const warming = new Warming({ storage, derived, logger });
  const collector = new Collector(storage, logger);

  async function storeArrival(arrival: Arrival): Promise<string> {
    const name = await turns.take('now', () =>
      orUnavailable(store(arrival, { storage, newPath, hasFfmpeg: canMakePosters })),
    );
    warming.add(derivedNames(name));
    return uploadsPath + name;
  }

  async function takeBack(url: string): Promise<void> {
    await derived.removeAll(url.slice(uploadsPath.length)).catch((error: unknown) => {
      logger.warn(
        { err: error, url },
        'a file that nobody keeps could not be removed; it is collected later',
      );
    });
  }

  return {
    storage,
    collector,
    readForm: (request, fileField) =>
      orUnavailable(readForm(request, { fileField, newPath, maxBytes, space })),
    discard: ({ path }) => rm(path, { force: true }),
    storeFor: async (file, write) => {
      const url = await storeArrival(file);
      let isKept = false;
      try {
        const written = await write(url);
        isKept = written.isKept;
        return written.reply;
      } catch (error) {
        isKept = error instanceof UnknownOutcomeError;
        throw error;
      } finally {
        if (!isKept) await takeBack(url);
      }
    },
    storeStream: async (stream, filename) => {
      const arrival = await receive({ stream, filename, newPath, maxBytes });
      if (!arrival) throw new Error(`${filename} is empty`);
      return storeArrival(arrival);
    },
    removeForGood: (urls) => collector.removeForGood(urls),
    find: async (name) => {
      if (!isPlain(name)) return null;
      const found = await storage.stat(name);
      if (found) return found;
      await collector.bringBack(name);
      return (await derived.ensure(name, 'now')) ? storage.stat(name) : null;
    },
    begin: () => {
      collector.begin();
      void warming.addMissing();
    },
    close: async () => {
      collector.end();
      await warming.stop();
      await incoming.close();
    },
  };
}

// The disk is full, must not be written to, or fails: nothing that the sender could do about it.
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO']);

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw diskFaults.has((error as NodeJS.ErrnoException).code ?? '') ? unavailable() : error;
  }
}

/** Whether it is a name inside the storage, and no path. */
function isPlain(name: string): boolean {
  return !/[/\\\0]/.test(name) && !name.startsWith('.');
}
