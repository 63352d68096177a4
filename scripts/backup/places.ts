import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from 'mongodb';
import { type Place, placeCollection, placeId, readPlace, type StoredPlace } from '../../api/db/place.js';
import { findOtherStorage, kindsAt, openStorage, type StorageKind } from '../../api/uploads/openStorage.js';
import type { Storage } from '../../api/uploads/storage.js';
import { s3SettingsOf } from '@ritmi/shared/server/environment';
import type { Settings } from '../start/settings.js';
import { type Entry, flush } from './archive.js';
import { dumpDatabase, endSessions, isEmpty } from './database.js';

/**
 * Which database and folder hold the content. One document stores that, so one write changes both. An unfinished place is
 * listed in that document before it is made, so that the next command can remove what a killed one left.
 */
export class Places {
  readonly #named: Db;
  /** Contains the folders of files on disk. */
  readonly #dataFolder: string;
  readonly #kind: StorageKind;
  readonly #s3: ReturnType<typeof s3SettingsOf>;

  /** @param named the database of MONGODB_URI */
  constructor(named: Db, settings: Settings) {
    this.#named = named;
    this.#dataFolder = settings.DATA_DIR;
    this.#kind = settings.UPLOADS ?? 'disk';
    this.#s3 = s3SettingsOf(settings);
  }

  read(): Promise<StoredPlace> {
    return readPlace(this.#named);
  }

  database(place: Place): Db {
    return this.#named.client.db(place.database);
  }

  /** Where the files of a place are stored: as UPLOADS says, unless another kind is given. */
  storage(place: Place, kind = this.#kind): Promise<Storage> {
    return openStorage(kind, this.#location(place));
  }

  /** Where else there are files of a place, such as those from before UPLOADS was changed. */
  otherStorage(place: Place): Promise<StorageKind | null> {
    return findOtherStorage(this.#kind, this.#location(place));
  }

  /** Where UPLOADS stores the files of a place, in words. */
  describeStorage(place: Place): string {
    const words: Readonly<Record<StorageKind, string>> = {
      disk: `the folder ${this.folder(place)}`,
      gridfs: 'its GridFS',
      s3: `S3, below ${place.uploads}/`,
    };
    return words[this.#kind];
  }

  async isEmpty(place: Place): Promise<boolean> {
    return (await isEmpty(this.database(place))) && (await (await this.storage(place)).list()).length === 0;
  }

  /** Dumps the database before the files: a file is stored before a document refers to it, and kept as long as one does. */
  async *dump(place: Place): AsyncGenerator<Entry> {
    yield* dumpDatabase(this.database(place));
    yield* dumpUploads(await this.storage(place));
  }

  /** Makes a new place, empty and unfinished. */
  async prepare(): Promise<Place> {
    const time = new Date().toISOString().replace(/\W|\d{3}Z/g, '');
    const id = `${time}_${randomBytes(3).toString('hex')}`;
    const place = { database: `${this.#named.databaseName}_${id}`, uploads: `uploads_${id}` };
    const { unfinished } = await this.read();
    await this.#write({ unfinished: [...unfinished, place] });
    await mkdir(this.folder(place), { recursive: true, mode: 0o700 });
    await flush(this.#dataFolder);
    return place;
  }

  /** Makes a place the current one and keeps the previous one, unless that is empty. */
  async changeTo(place: Place): Promise<void> {
    await endSessions(this.database(place));
    const { kept, unfinished, ...current } = await this.read();
    const before = { database: current.database, uploads: current.uploads };
    await this.#write({
      ...place,
      changesFrom: await this.#position(),
      kept: [...without(kept, place), ...((await this.isEmpty(before)) ? [] : [before])],
      unfinished: without(unfinished, place),
    });
  }

  /** Marks the places that restores have replaced as unfinished, and removes and returns them. */
  async removeKept(): Promise<readonly Place[]> {
    const { kept, unfinished } = await this.read();
    await this.#write({ kept: [], unfinished: [...unfinished, ...kept] });
    await this.removeUnfinished();
    return kept;
  }

  /** Removes what a killed restore left. */
  async removeUnfinished(): Promise<void> {
    const { unfinished } = await this.read();
    for (const place of unfinished) {
      for (const kind of kindsAt(this.#location(place))) await (await this.storage(place, kind)).removeAll();
      if (place.database === this.#named.databaseName) {
        for (const { collectionName } of await this.#named.collections()) {
          if (collectionName !== placeCollection) await this.#named.dropCollection(collectionName);
        }
      } else await this.database(place).dropDatabase();
    }
    if (unfinished.length > 0) await this.#write({ unfinished: [] });
  }

  /** The current position of the change feed. */
  async #position(): Promise<string> {
    const stream = this.#named.collection(placeCollection).watch();
    try {
      await stream.tryNext();
      return (stream.resumeToken as { _data: string })._data;
    } finally {
      await stream.close();
    }
  }

  /** The folder of a place: its files on disk, and what is being loaded. */
  folder(place: Place): string {
    return join(this.#dataFolder, place.uploads);
  }

  #location(place: Place) {
    return { database: this.database(place), folder: this.folder(place), s3: this.#s3 };
  }

  async #write(change: Partial<StoredPlace>): Promise<void> {
    const stored = { ...(await this.read()), ...change };
    await this.#named
      .collection<{ _id: string }>(placeCollection)
      .replaceOne({ _id: placeId }, stored, { upsert: true });
  }
}

function without(places: readonly Place[], { database }: Place): Place[] {
  return places.filter((place) => place.database !== database);
}

/** Dumps every stored file in use. No document refers to a file that is deleted meanwhile. */
async function* dumpUploads(storage: Storage): AsyncGenerator<Entry> {
  for (const { name } of await storage.list()) {
    const file = await storage.stat(name);
    if (!file) continue;
    const content = await storage.open(name);
    yield { name: `uploads/${name}`, size: file.size, mtime: file.storedAt, content };
  }
}

/** Stores a file of a backup. `folder` is for its incomplete copy. */
export async function loadUpload(
  storage: Storage,
  folder: string,
  { name, mtime, content }: Entry,
): Promise<void> {
  const path = join(folder, randomUUID());
  await pipeline(content, createWriteStream(path, { flags: 'wx' }));
  await storage.put(basename(name), path, mtime);
}
