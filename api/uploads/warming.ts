import { derivedNames } from '@ritmi/shared/domain/uploads/stored';
import type { Logger } from 'pino';
import type { Derived } from './derived.js';
import type { Storage } from './storage/storage.js';

type Tools = { readonly storage: Storage; readonly derived: Derived; readonly logger: Logger };

/**
 * Makes variants before anybody asks for them, one by one, the quick ones of all pictures first. It keeps no list on
 * disk: what a stop leaves undone is found again at the next start, and made on request until then.
 */
export class Warming {
  readonly #tools: Tools;
  readonly #quick = new Set<string>();
  readonly #slow = new Set<string>();
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  add(names: readonly string[]): void {
    for (const name of names) (name.endsWith('.avif') ? this.#slow : this.#quick).add(name);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Adds all that is missing in the storage. */
  async addMissing(): Promise<void> {
    const { storage, logger } = this.#tools;
    try {
      const there = new Set<string>();
      for await (const { name } of storage.list()) there.add(name);
      this.add([...there].flatMap(derivedNames).filter((name) => !there.has(name)));
    } catch (error) {
      logger.warn({ err: error }, 'listing the stored files failed; variants are made on request');
    }
  }

  /** Waits for the one that is being made, and forgets the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // Not in the caller's turn: an upload is answered first.
    await new Promise((settle) => setImmediate(settle));
    for (let name = this.#take(); name !== undefined && !this.#isStopped; name = this.#take()) {
      try {
        await this.#tools.derived.ensure(name, 'beforehand');
      } catch (error) {
        this.#tools.logger.warn({ err: error, name }, 'a variant could not be made');
      }
    }
  }

  #take(): string | undefined {
    for (const names of [this.#quick, this.#slow]) {
      for (const name of names) {
        names.delete(name);
        return name;
      }
    }
    return undefined;
  }
}
