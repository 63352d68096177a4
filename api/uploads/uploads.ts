import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { S3Settings } from '@ritmi/shared/server/environment';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { hideRecords, removeRecords, syncRecords } from '../db/files/records.js';
import { UnknownOutcomeError } from '../db/errors.js';
import { confirmedNow } from '../history/retention.js';
import { daily, dayMs, hourly } from '../tasks/runner.js';
import { mediaKey, purgeEdge } from '../http/edge.js';
import type { Reply } from '../http/route.js';
import { DerivedFiles } from './derived.js';
import { hasFfmpeg } from './films/run.js';
import { renditionTask } from './films/renditions.js';
import { formReader } from './form.js';
import { Discarded } from './discarded.js';
import type { NewPath, ReceivedFile } from './receive.js';
import { type ReadyVariants, receiver } from './receiver.js';
import { spaceReserver } from './space.js';
import { openPartialBytes } from './resumable/partialBytes.js';
import { ResumableServer } from './resumable/server.js';
import { openStorage, type StorageKind } from './openStorage.js';
import type { Storage, StoredFile } from './storage.js';
import { Collector } from './unused.js';

type Options = {
  readonly storage: StorageKind;
  /** DATA_DIR, with the files on disk and, for incomplete ones, the folder `incoming`. */
  readonly folder: string;
  /** Name of the folder with the files; a restore changes it. */
  readonly uploads?: string;
  /** Where the files are with the storage `s3`. */
  readonly s3?: S3Settings | null;
  readonly maxBytes: number;
  /** Maximum size of all files together. */
  readonly quotaBytes?: number | undefined;
  readonly logger: Logger;
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

/** What a route with a multipart body needs. */
export type FormUploads = Pick<Uploads, 'readForm' | 'storeFor'>;

/** An address that was read until now may be 404, or the other way round. */
const purgeFiles = () => purgeEdge([mediaKey]);

/** How long a check of the storage may take. */
const checkMs = 2_000;

export async function openUploads(options: Options) {
  const { folder, uploads = 'uploads', s3 = null, maxBytes, quotaBytes, logger } = options;
  const storage = await openStorage(options.storage, { folder: join(folder, uploads), s3 });
  const incoming = join(folder, 'incoming');
  const newPath = await openIncoming(incoming);
  if (!(await hasFfmpeg())) logger.warn('ffmpeg is not on the PATH: videos get no poster');
  const space = spaceReserver({ storage, folder, quotaBytes });
  const discarded = new Discarded(storage, logger);
  const derived = new DerivedFiles({ storage, newPath, logger });
  let syncing: Promise<void> | null = null;
  // One after the other, so that the records are at last as the latest change of the files left them.
  const syncs = new PQueue({ concurrency: 1 });
  const sync = () => syncs.add(() => syncRecords(() => storage.list()));
  const collector = new Collector(storage, logger, {
    onMoved: sync,
    onAside: (stem) => syncs.add(() => hideRecords(stem)),
    onRemoved: removeRecords,
  });
  const { storeReceived, storeStream, removeNow } = receiver({
    storage,
    newPath,
    maxBytes,
    derived,
    discarded,
  });
  const bytes = await openPartialBytes(options.storage, join(folder, 'partial'));
  const resumable = new ResumableServer({ bytes, maxBytes, space, store: storeStream });
  return {
    storage,
    /** The folder for files that are not complete yet. */
    incoming,
    maxBytes,
    space,
    resumable,
    readForm: formReader({ newPath, maxBytes, space }),
    /**
     * Stores a file for a write whose reply names its URL. When the write fails, or replies with another URL because it was
     * a repeat, the file is removed; where the outcome of the write is unknown, it stays until the collector removes it.
     * @throws 413 for a picture of too many pixels, 415 for one that cannot be read, 503 when nothing can be stored.
     */
    storeFor: async (file: ReceivedFile, write: (url: string) => Promise<Reply>): Promise<Reply> => {
      const url = await storeReceived(file);
      let isNamed = false;
      try {
        const reply = await write(url);
        // The reply to a repeat names the file of the first attempt.
        isNamed = JSON.stringify(reply.body).includes(url);
        return reply;
      } catch (error) {
        isNamed = error instanceof UnknownOutcomeError;
        throw error;
      } finally {
        if (!isNamed) {
          await removeNow(url.slice(uploadsPath.length)).catch((error: unknown) => {
            logger.warn({ err: error, url }, 'an unused file could not be removed; it is collected later');
          });
        }
      }
    },
    /** Stores a stream, for the demo content. */
    storeStream: async (stream: Readable, filename: string, ready?: ReadyVariants): Promise<string> =>
      (await storeStream(stream, filename, ready)).url,
    /** Takes a file that was deleted or replaced in the library out of use; its address is 404. */
    takeAway: (name: string) => collector.takeAway(stemOf(name) ?? name).then(purgeFiles),
    /** Lets the records follow the files, once after the start: later each change does it itself. */
    syncRecords: (): Promise<void> => {
      syncing ??= sync().catch((error: unknown) => {
        syncing = null;
        throw error;
      });
      return syncing;
    },
    removeForGood: async (urls: readonly string[]) => {
      const removed = await collector.removeForGood(urls);
      if (removed.length > 0) await purgeFiles();
      return removed;
    },
    /** A stored or derived file, made when it is missing; null when there is no such file. */
    find: (name: string) => findFile(name, { storage, collector, derived }),
    /** Whether files can be read and stored at the moment. */
    isReady: readinessOf(storage),
    /** Starts making variants before they are requested. */
    begin: () => {
      collector.begin();
      void derived.makeMissing();
    },
    tasks: [
      daily('unused files', async () => collector.collect(await confirmedNow()), dayMs),
      renditionTask({ storage, newPath, folder, logger }),
      hourly('unfinished uploads', () => resumable.removeExpired()),
    ],
    close: () => derived.stop(),
  };
}

type Finders = { readonly storage: Storage; readonly collector: Collector; readonly derived: DerivedFiles };

async function findFile(name: string, { storage, collector, derived }: Finders): Promise<StoredFile | null> {
  // A plain name, not a path.
  if (/^\.|[/\\\0]/.test(name)) return null;
  const found = await storage.stat(name);
  if (found) return found;
  await collector.bringBack(name);
  // An original that came back is there already.
  await derived.ensure(name);
  return storage.stat(name);
}

/** Tells whether a storage can be read. Those who ask during a check share it: anybody may, and it may take a connection. */
function readinessOf(storage: Storage): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const check = () =>
    storage
      .check(checkMs)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = null;
      });
  return () => (running ??= check());
}

/** A file that was not written to for this long belongs to a process that has ended. */
const staleMs = 3600 * 1000;

/** Opens the folder for incomplete files and removes those of killed processes. */
async function openIncoming(folder: string): Promise<NewPath> {
  const removeStale = async () => {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const written = await stat(path).catch(() => null);
      const isStale = written && Date.now() - written.mtimeMs > staleMs;
      if (isStale) await rm(path, { recursive: true, force: true });
    }
  };
  await mkdir(folder, { recursive: true });
  await removeStale();
  setInterval(() => void removeStale().catch(() => undefined), staleMs).unref();
  return (extension = 'part') => join(folder, `${randomUUID()}.${extension}`);
}
