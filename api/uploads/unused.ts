import { entityNames } from '@ritmi/shared/domain/entities';
import { stemOf, stemsIn } from '@ritmi/shared/domain/uploads/stems';
import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import mongoose from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { copies } from '../db/publishing/storedCopies.js';
import { usualPart } from '../history/retention.js';
import { dayMs } from '../tasks/runner.js';
import { bucketName } from './gridfsStorage.js';
import type { Place, Storage, StoredFile } from './storage.js';

/** Minimum age of an unused file that is set aside: a form that will name it may be open for days. */
const minAgeMs = 7 * dayMs;

/** How long a file stays set aside before it is removed. */
const asideMs = 30 * dayMs;

/** How long a file that was deleted for good stays set aside: a save that names it may have been under way. */
const erasedMs = dayMs / 2;

/**
 * The stems of files that were deleted for good and are set aside until a later daily run. What was deleted in the media
 * library comes back only for a document that uses it, not for the trash or the history.
 */
const erasedFiles = () =>
  mongoose.connection.collection<{ _id: string; at: Date; isTakenAway?: boolean }>('erasedFiles');

/** The collections of what administrators and visitors read now. */
const liveCollections: ReadonlySet<string> = new Set([
  ...entityNames.map((name) => name.replace('/', '_')),
  copies.collection.name,
]);

/** Minimum time between searches of the whole database, which requests for files that were set aside cause. */
const searchMs = 10_000;

type OwnFile = StoredFile & { readonly stem: string };

/** Who keeps a list of the files. */
type Told = {
  /** Called after files came back or were set aside. */
  readonly onMoved: () => Promise<void>;
  /** Called after this file was set aside, and no other. */
  readonly onAside: (stem: string) => Promise<void>;
  /** Called after files were removed for good. */
  readonly onRemoved: (names: readonly string[]) => Promise<void>;
};

const untold: Told = {
  onMoved: async () => undefined,
  onAside: async () => undefined,
  onRemoved: async () => undefined,
};

/**
 * Collects files that nothing in the database names: moves them aside and removes them 30 days later, or moves them back
 * when something names them again. Derived files are treated like their original.
 */
export class Collector {
  #searching: Promise<void> | null = null;
  #searchedAt = 0;

  constructor(
    private readonly storage: Storage,
    private readonly logger: Logger,
    private readonly told: Told = untold,
  ) {}

  /** Warns early if these are the files of another database. */
  begin(): void {
    this.#isOwnDatabase().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the database of the uploads could not be compared');
    });
  }

  /** Moves a file back that was set aside, with all others that are named again. Does nothing for any other file. */
  async bringBack(name: string): Promise<void> {
    if (!(await this.storage.stat(name, 'aside'))) return;
    if (!this.#searching && Date.now() - this.#searchedAt > searchMs) {
      this.#searching = namedStems()
        .then((named) => this.#bringBack(named))
        .then(() => this.told.onMoved())
        .finally(() => {
          this.#searchedAt = Date.now();
          this.#searching = null;
        });
    }
    await this.#searching;
  }

  /** @param now in ms since 1970; what is old by it is removed for good */
  async collect(now: number): Promise<void> {
    if (!(await this.#isOwnDatabase())) return;
    const named = await namedStems();
    await this.#bringBack(named);
    const [inUse, aside] = [await this.#files('inUse'), await this.#files('aside')];
    const isOlder = (ageMs: number) => (file: StoredFile) => now - file.storedAt.getTime() >= ageMs;
    const stems = new Set([...inUse, ...aside].map(({ stem }) => stem));
    await this.#removeErased(aside, { now, most: Math.ceil(stems.size * usualPart) });
    const old = aside.filter(isOlder(asideMs)).slice(0, (inUse.length + aside.length) * usualPart);
    await this.#remove(old);
    if (old.length > 0) this.logger.info({ count: old.length }, 'removed files that were unused for a month');
    const unused = inUse.filter(isOlder(minAgeMs)).filter(({ stem }) => !named.has(stem));
    if (unused.length > inUse.length * usualPart) {
      this.logger.warn(
        { unused: unused.length, files: inUse.length },
        'more than a fifth of the files are unused: none is set aside, because this may be the wrong database',
      );
      return;
    }
    for (const { name } of unused) await this.storage.move(name, 'aside');
    if (unused.length > 0) this.logger.info({ count: unused.length }, 'set unused files aside');
    await this.told.onMoved();
  }

  /**
   * Takes the files behind these URLs out of use, with their variants and posters, except those that a document, the
   * trash, the history or a stored reply still names: the caller removes those first. A save may name one while the
   * database is searched, so they are only set aside: what nothing names at the next daily run is removed then. Returns the URLs of
   * all files that were set aside.
   */
  async removeForGood(urls: readonly string[]): Promise<string[]> {
    const wanted = new Set(urls.flatMap(stemsIn));
    if (wanted.size === 0) return [];
    const named = await namedStems();
    const files = [...(await this.#files('inUse')), ...(await this.#files('aside'))];
    const useless = files.filter(({ stem }) => wanted.has(stem) && !named.has(stem));
    const stems = [...new Set(useless.map(({ stem }) => stem))];
    if (stems.length === 0) return [];
    await noteErased(stems);
    for (const { name } of useless) await this.storage.move(name, 'aside');
    await this.#bringBack(await namedStems());
    await this.told.onMoved();
    return [...new Set(useless.map(({ name }) => uploadsPath + name))];
  }

  /** Takes a file out of use, with its variants, also if the trash or the history names it. */
  async takeAway(stem: string): Promise<void> {
    await noteErased([stem], { isTakenAway: true });
    for (const file of await this.#files('inUse', stem)) {
      if (file.stem === stem) await this.storage.move(file.name, 'aside');
    }
    // A save that names it may have been under way. What else names it does not count.
    const isAnyBack = await this.#bringBack(await namedStems(isLive));
    await (isAnyBack ? this.told.onMoved() : this.told.onAside(stem));
  }

  /** Removes what was deleted for good half a day ago or earlier, and was not named again since: the earliest first. */
  async #removeErased(
    aside: readonly OwnFile[],
    { now, most }: { now: number; most: number },
  ): Promise<void> {
    const before = { $lt: new Date(now - erasedMs) };
    const due = (await erasedFiles().find({ at: before }).sort({ at: 1 }).toArray()).map(({ _id }) => _id);
    const stemsAside = new Set(aside.map(({ stem }) => stem));
    const left = new Set(due.filter((stem) => stemsAside.has(stem)).slice(most));
    const stems = new Set(due.filter((stem) => !left.has(stem)));
    await this.#remove(aside.filter(({ stem }) => stems.has(stem)));
    await erasedFiles().deleteMany({ _id: { $in: [...stems] } });
  }

  async #remove(files: readonly StoredFile[]): Promise<void> {
    for (const { name } of files) await this.storage.remove(name);
    await this.told.onRemoved(files.map(({ name }) => name));
  }

  /** The files in a place whose names begin with `start`, with their stems, without files whose names are not ours. */
  async #files(place: Place, start?: string) {
    const files = await this.storage.list(place, start);
    return files.flatMap((file) => {
      const stem = stemOf(file.name);
      return stem === null ? [] : [{ ...file, stem }];
    });
  }

  async #isOwnDatabase(): Promise<boolean> {
    const isOwn = await isOwnDatabase(this.storage);
    if (!isOwn) {
      this.logger.warn(
        'the uploads belong to another database, or to a newer state of this one: unused files are not collected',
      );
    }
    return isOwn;
  }

  /** @returns whether there were any */
  async #bringBack(named: ReadonlySet<string>): Promise<boolean> {
    const back = (await this.#files('aside')).filter(({ stem }) => named.has(stem));
    for (const { name } of back) await this.storage.move(name, 'inUse');
    return back.length > 0;
  }
}

async function noteErased(stems: readonly string[], values: { isTakenAway?: true } = {}): Promise<void> {
  await erasedFiles().bulkWrite(
    stems.map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { at: new Date(), ...values } }, upsert: true },
    })),
    { ordered: false },
  );
}

const isLive = (collection: string) => liveCollections.has(collection);

/**
 * The stems of all files that anything in the database names: a document, trash, history or a stored reply.
 * @param isSearched which collections are read; by default all
 */
async function namedStems(isSearched = (_collection: string) => true): Promise<ReadonlySet<string>> {
  const stems = new Set<string>();
  const takenAway = new Set<string>(await erasedFiles().distinct('_id', { isTakenAway: true }));
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    const { collectionName: name } = collection;
    if (name.startsWith(`${bucketName}.`) || !isSearched(name)) continue;
    for await (const document of collection.find()) {
      for (const stem of stemsIn(JSON.stringify(document))) {
        if (isLive(name) || !takenAway.has(stem)) stems.add(stem);
      }
    }
  }
  return stems;
}

type Identity = { readonly _id: 'database'; readonly id: string; readonly next: string };

/**
 * Whether the files belong to this database: both store an id, which is renewed here, so that an older copy of the
 * database is recognised too. A storage that belongs to no database yet is assigned to this one.
 */
async function isOwnDatabase(storage: Storage, isSecondLook = false): Promise<boolean> {
  const identities = mongoose.connection.collection<Identity>('identity');
  const known = await storage.databaseIds();
  const identity = await identities.findOneAndUpdate(
    { _id: 'database' },
    { $setOnInsert: { id: randomUUID(), next: randomUUID() } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!identity) throw new Error('The upsert returned no document');
  const { id, next } = identity;
  if (known.length > 0 && !known.includes(id)) {
    // Another process may have renewed it between the two reads.
    return isSecondLook ? false : isOwnDatabase(storage, true);
  }
  // A process that renews it at the same time chooses the same id. After a crash in between both ids are accepted.
  await storage.saveDatabaseIds([id, next]);
  await identities.updateOne({ _id: 'database', id }, { $set: { id: next, next: randomUUID() } });
  await storage.saveDatabaseIds([next]);
  return true;
}
