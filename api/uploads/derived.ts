import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { derivedNames, parseStoredName, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { writeFrame } from './ffmpeg.js';
import type { NewPath } from './arriving/newPath.js';
import { makePoster, makeVariant } from './picture.js';
import type { Storage } from './storage/storage.js';
import type { Turns } from './turns.js';

type Tools = { readonly storage: Storage; readonly newPath: NewPath; readonly turns: Turns };

/** Makes variants, placeholders and posters, each once: when somebody asks for one, or beforehand. */
export class Derived {
  readonly #tools: Tools;
  readonly #running = new Map<string, Promise<boolean>>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Makes sure that a derived file is there; false when there is no original that it follows from. */
  async ensure(name: string, urgency: 'now' | 'beforehand'): Promise<boolean> {
    const { storage, turns } = this.#tools;
    const running = this.#running.get(name);
    if (running) return running;
    const original = await this.#originalOf(name);
    if (!original) return false;
    // Two who asked at once both get here.
    const begun = this.#running.get(name);
    if (begun) return begun;
    const making = turns
      .take(urgency, async () => (await storage.stat(name)) !== null || this.#make(original, name))
      .finally(() => this.#running.delete(name));
    this.#running.set(name, making);
    return making;
  }

  /** Removes an original and all that was made of it. */
  async removeAll(original: string): Promise<void> {
    for (const name of [original, ...derivedNames(original)]) await this.#tools.storage.remove(name);
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
      // The original was removed for good meanwhile.
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
