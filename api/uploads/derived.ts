import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { derivedNames, parseStoredName, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { writeFrame } from './ffmpeg.js';
import type { NewPath } from './model.js';
import { makePoster, makeVariant } from './picture.js';
import type { Storage } from './storage.js';

const isWebpVariant = /-\d+\.webp$/;

type Tools = { readonly storage: Storage; readonly newPath: NewPath; readonly logger: Logger };

/** Makes variants, placeholders and posters, each once: on request, or beforehand. */
export class DerivedFiles {
  readonly #tools: Tools;
  /** Work on pictures that somebody waits for. On two cores, two pictures at once leave pages waiting. */
  readonly requested = new PQueue({ concurrency: 2 });
  readonly #beforehand = new PQueue({ concurrency: 1 });
  readonly #running = new Map<string, Promise<boolean>>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Makes sure that a derived file exists; false when there is no original that it follows from. */
  ensure(name: string): Promise<boolean> {
    return this.#once(name, (work) => this.requested.add(work));
  }

  /**
   * Makes files before anybody asks for them, one by one, the quick ones first; not the WebP variants, which few
   * browsers need. Nothing is persisted: the next start finds unfinished files by `makeMissing`, and until then they are
   * made on request.
   */
  makeBeforehand(names: readonly string[]): void {
    for (const name of names.filter((each) => !isWebpVariant.test(each))) {
      const priority = name.endsWith('.avif') ? 0 : 1;
      void this.#beforehand.add(() => this.#makeWhileIdle(name), { priority });
    }
  }

  /** Makes all that is missing in the storage. */
  async makeMissing(): Promise<void> {
    const { storage, logger } = this.#tools;
    try {
      const existing = new Set<string>();
      for await (const { name } of storage.list()) existing.add(name);
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

  /** Removes an original and all that was made of it. */
  async removeAll(original: string): Promise<void> {
    for (const name of [original, ...derivedNames(original)]) await this.#tools.storage.remove(name);
  }

  async #makeWhileIdle(name: string): Promise<void> {
    // An upload is answered first.
    await setImmediate();
    await this.requested.onIdle();
    this.requested.concurrency = 1;
    try {
      await this.#once(name, (work) => work());
    } catch (error) {
      this.#tools.logger.warn({ err: error, name }, 'a variant could not be made');
    } finally {
      this.requested.concurrency = 2;
    }
  }

  async #once(name: string, run: (work: () => Promise<boolean>) => Promise<boolean>): Promise<boolean> {
    const { storage } = this.#tools;
    const original = this.#running.has(name) ? null : await this.#originalOf(name);
    // Somebody else may have begun in the meantime.
    const running = this.#running.get(name);
    if (running) return running;
    if (!original) return false;
    const making = run(async () => (await storage.stat(name)) !== null || this.#make(original, name));
    this.#running.set(name, making);
    return making.finally(() => this.#running.delete(name));
  }

  async #originalOf(name: string): Promise<string | null> {
    const stem = stemOfDerived(name);
    if (stem === null) return null;
    for (const extension of Object.values(acceptedMedia)) {
      const original = `${stem}.${extension}`;
      const isSource = derivedNames(original).includes(name);
      if (isSource && (await this.#tools.storage.stat(original))) return original;
    }
    return null;
  }

  async #make(original: string, name: string): Promise<boolean> {
    const { storage, newPath } = this.#tools;
    const target = newPath();
    try {
      if (!name.endsWith('-poster.webp')) await makeVariant(await storage.open(original), name, target);
      else if (!(await this.#makePoster(original, target))) return false;
      await storage.put(name, target);
      if (await storage.stat(original)) return true;
      // The original was removed for good in the meantime.
      await storage.remove(name);
      return false;
    } finally {
      await rm(target, { force: true });
    }
  }

  /** False when this machine cannot, or no longer. */
  async #makePoster(original: string, target: string): Promise<boolean> {
    const { storage, newPath } = this.#tools;
    const [video, frame] = [newPath(), newPath('png')];
    try {
      await pipeline(await storage.open(original), createWriteStream(video));
      const extension = parseStoredName(original)?.extension ?? 'mp4';
      if (!(await writeFrame(video, extension, frame))) return false;
      await makePoster(frame, target);
      return true;
    } finally {
      await rm(video, { force: true });
      await rm(frame, { force: true });
    }
  }
}
