import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { stemOf } from '@ritmi/shared/domain/uploads/stems';
import { derivedNames, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import { copyFile, rm } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { NewPath } from './receive.js';
import { renditionNames } from './films/renditions.js';
import { makeVariant } from './picture.js';
import type { Storage } from './storage.js';

/** Whether a derived file is made before it is requested: not the WebP variants, which few browsers need. */
export const isMadeBeforehand = (name: string) => !/-\d+\.webp$/.test(name);

/** An original and all that can be made of it. */
export function filesOf(original: string): string[] {
  const stem = stemOf(original);
  return [original, ...derivedNames(original), ...(stem === null ? [] : renditionNames(stem))];
}

type Tools = { readonly storage: Storage; readonly newPath: NewPath; readonly logger: Logger };

/** Makes variants and placeholders of pictures, each once: on request, or beforehand. */
export class DerivedFiles {
  /** All work on pictures. */
  readonly queue = new PQueue({ concurrency: 2 });
  /** At most one of these is in `queue`, behind requested ones: on two cores, two pictures at once make pages wait. */
  readonly #beforehand = new PQueue({ concurrency: 1 });
  readonly #running = new Map<string, Promise<boolean>>();
  /** Paths of files that need only be copied, by the names of derived files. */
  readonly #ready = new Map<string, string>();

  constructor(private readonly tools: Tools) {}

  /** Makes sure that a derived file exists; false when it has no original. */
  async ensure(name: string, priority = 0): Promise<boolean> {
    const original = await this.#originalOf(name);
    if (!original) return false;
    // Another request may have started it in the meantime.
    const making = this.#running.get(name) ?? this.queue.add(() => this.#make(original, name), { priority });
    this.#running.set(name, making);
    return making.finally(() => this.#running.delete(name));
  }

  /**
   * Makes files before they are requested, one by one, the quick ones first. Nothing is persisted: the next start finds
   * unfinished files by `makeMissing`, and until then they are made on request.
   * @param ready paths of files that were made with an earlier original of the same content, by these names
   */
  makeBeforehand(names: readonly string[], ready: ReadonlyMap<string, string> = new Map()): void {
    for (const [name, path] of ready) this.#ready.set(name, path);
    for (const name of names.filter(isMadeBeforehand)) {
      const priority = name.endsWith('.avif') ? 0 : 1;
      const make = () => this.ensure(name, -1);
      void this.#beforehand.add(make, { priority }).catch((error: unknown) => {
        this.tools.logger.warn({ err: error, name }, 'a variant could not be made');
      });
    }
  }

  async makeMissing(): Promise<void> {
    const { storage, logger } = this.tools;
    try {
      const existing = new Set((await storage.list()).map(({ name }) => name));
      this.makeBeforehand([...existing].flatMap(derivedNames).filter((name) => !existing.has(name)));
    } catch (error) {
      logger.warn({ err: error }, 'listing the stored files failed; variants are made on request');
    }
  }

  /** Waits for the one that is being made beforehand, and drops the rest. */
  async stop(): Promise<void> {
    this.#beforehand.pause();
    await this.#beforehand.onPendingZero();
  }

  async #originalOf(name: string): Promise<string | null> {
    const stem = stemOfDerived(name);
    // A poster is made when its video is stored.
    if (stem === null || name.endsWith('-poster.webp')) return null;
    for (const extension of Object.values(acceptedMedia)) {
      const original = `${stem}.${extension}`;
      const isSource = derivedNames(original).includes(name);
      if (isSource && (await this.tools.storage.stat(original))) return original;
    }
    return null;
  }

  async #make(original: string, name: string): Promise<boolean> {
    const { storage, newPath } = this.tools;
    const target = newPath();
    if (await storage.stat(name)) return true;
    const ready = this.#ready.get(name);
    try {
      if (ready) await copyFile(ready, target);
      else await makeVariant(await storage.open(original), name, target);
      await storage.put(name, target);
      if (await storage.stat(original)) return true;
      // The original was removed for good in the meantime.
      await storage.remove(name);
      return false;
    } finally {
      this.#ready.delete(name);
      await rm(target, { force: true });
    }
  }
}
