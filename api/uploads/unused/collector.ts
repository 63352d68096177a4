import { uploadsPath } from '@ritmi/shared/domain/uploads/stored';
import type { Logger } from 'pino';
import type { Storage } from '../storage/storage.js';
import { isOwnDatabase } from './identity.js';
import { namedStems, stemOf, stemsIn } from './named.js';

const dayMs = 24 * 3600 * 1000;

/** How long a file may be without a name in the database: a form may be open for days. */
const unnamedMs = 7 * dayMs;

/** How long a file stays aside before it is removed. */
const asideMs = 30 * dayMs;

/** The part of all files that one collection may take. */
const mostTaken = 1 / 5;

/** How often a request for a file that is aside may make us look through the database. */
const lookMs = 10_000;

/**
 * Takes files out of use that nothing in the database names: they move aside first and are removed 30 days later, or
 * come back when something names them again. What was made of a file belongs to it.
 */
export class Collector {
  readonly #storage: Storage;
  readonly #logger: Logger;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #lookedAt = 0;

  constructor(storage: Storage, logger: Logger) {
    this.#storage = storage;
    this.#logger = logger;
  }

  /** Collects once a day, for the first time a day from now: whoever has started with a wrong database may notice. */
  begin(): void {
    void this.#try(async () => {
      if (await this.#isOwn()) await this.#bringBack(await namedStems());
    });
    this.#timer = setInterval(() => void this.#try(() => this.collect()), dayMs).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Brings a file back that is aside, together with all others that are named again; nothing for any other file. */
  async bringBack(name: string): Promise<void> {
    if (!(await this.#storage.isAside(name))) return;
    if (!this.#looking && Date.now() - this.#lookedAt > lookMs) {
      this.#looking = namedStems()
        .then((named) => this.#bringBack(named))
        .finally(() => {
          this.#lookedAt = Date.now();
          this.#looking = null;
        });
    }
    await this.#looking;
  }

  async collect(): Promise<void> {
    if (!(await this.#isOwn())) return;
    const now = Date.now();
    const named = await namedStems();
    await this.#bringBack(named);
    await this.#removeOld(now - asideMs);
    let total = 0;
    const unused: string[] = [];
    for await (const { name, storedAt } of this.#storage.list()) {
      const stem = stemOf(name);
      // A file of another kind of name was not put there by us and stays.
      if (stem === null) continue;
      total += 1;
      if (!named.has(stem) && now - storedAt.getTime() >= unnamedMs) unused.push(name);
    }
    if (unused.length > total * mostTaken) {
      this.#logger.warn(
        { unused: unused.length, files: total },
        'nothing names more than a fifth of the files: none is taken out of use, as the database may be the wrong one',
      );
      return;
    }
    for (const name of unused) await this.#storage.setAside(name);
    if (unused.length > 0) {
      this.#logger.info({ count: unused.length }, 'moved files aside that nothing names any more');
    }
  }

  /** See `Uploads.removeForGood`. */
  async removeForGood(urls: readonly string[]): Promise<string[]> {
    const wanted = new Set(urls.flatMap(stemsIn));
    if (wanted.size === 0) return [];
    const named = await namedStems();
    const useless = new Set<string>();
    for (const files of [this.#storage.list(), this.#storage.listAside()]) {
      for await (const { name } of files) {
        const stem = stemOf(name);
        if (stem !== null && wanted.has(stem) && !named.has(stem)) useless.add(name);
      }
    }
    for (const name of useless) await this.#storage.remove(name);
    return [...useless].map((name) => uploadsPath + name);
  }

  async #isOwn(): Promise<boolean> {
    const isOwn = await isOwnDatabase(this.#storage);
    if (!isOwn) {
      this.#logger.warn(
        'the uploads belong to another database, or to a newer state of this one: unused files are not collected',
      );
    }
    return isOwn;
  }

  async #bringBack(named: ReadonlySet<string>): Promise<void> {
    for await (const { name } of this.#storage.listAside()) {
      if (named.has(stemOf(name) ?? '')) await this.#storage.bringBack(name);
    }
  }

  /** Removes what has been aside since before `limit` (ms), at most a fifth of all files. */
  async #removeOld(limit: number): Promise<void> {
    let total = 0;
    for await (const _ of this.#storage.list()) total += 1;
    const old: string[] = [];
    for await (const { name, storedAt } of this.#storage.listAside()) {
      total += 1;
      if (stemOf(name) !== null && storedAt.getTime() <= limit) old.push(name);
    }
    const taken = old.slice(0, Math.floor(total * mostTaken));
    for (const name of taken) await this.#storage.remove(name);
    if (taken.length > 0) {
      this.#logger.info({ count: taken.length }, 'removed files that nothing has named for a month');
    }
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.warn({ err: error }, 'looking for unused files failed; it is tried again tomorrow');
    }
  }
}
