import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { KeptDocument } from '../../channels.js';
import { writeAtomically } from './atomicFile.js';
import { openKeptFiles } from './keptFiles.js';

const storedDocument = z.object({ name: z.string(), text: z.string(), files: z.array(z.string()) });

type Warn = (line: string) => void;

export type Keep = Awaited<ReturnType<typeof openKeep>>;

/**
 * Drafts and the outbox on disk: named texts, and the files that they need. A write has happened when its promise
 * settles; a file goes with the last document that needs it.
 */
export async function openKeep(folder: string, warn: Warn) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await openKeptFiles(join(folder, 'files'));
  const pathOf = (name: string) => join(folder, `${encodeURIComponent(name)}.json`);
  const { needs, damaged } = await readNeeds(folder, warn);
  // A damaged document may need any file, so nothing is thrown away beside one.
  if (damaged.length === 0) await files.keepOnly(new Set([...needs.values()].flat()));

  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    const turn = last.then(work, work).finally(() => {
      running -= 1;
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  async function dropUnneeded(candidates: readonly string[]): Promise<void> {
    const needed = new Set([...needs.values()].flat());
    for (const key of candidates) if (!needed.has(key)) await files.remove(key);
  }

  return {
    files,
    /** Names of the documents that were set aside now. */
    damaged,
    names: () => [...needs.keys()],
    read: (name: string) =>
      inTurn(async () => (needs.has(name) ? ((await readDocument(pathOf(name)))?.text ?? null) : null)),
    write: (document: KeptDocument) =>
      inTurn(async () => {
        const before = needs.get(document.name) ?? [];
        await writeAtomically(pathOf(document.name), JSON.stringify(document));
        needs.set(document.name, document.files);
        await dropUnneeded(before);
      }),
    delete: (name: string) =>
      inTurn(async () => {
        const before = needs.get(name) ?? [];
        await rm(pathOf(name), { force: true });
        needs.delete(name);
        await dropUnneeded(before);
      }),
    isBusy: () => running > 0,
    /** Settles when everything that was asked for is done. */
    idle: () => inTurn(async () => undefined),
  };
}

async function readNeeds(folder: string, warn: Warn) {
  const needs = new Map<string, readonly string[]>();
  const damaged: string[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json')) continue;
    const document = await readDocument(join(folder, file));
    if (document) {
      needs.set(document.name, document.files);
    } else {
      damaged.push(nameOf(file));
      const aside = join(folder, `${file}.damaged-${Date.now()}`);
      await rename(join(folder, file), aside);
      warn(`${file} was damaged and has been set aside as ${aside}`);
    }
  }
  return { needs, damaged };
}

/** Of a file that people or other programs put there, as it is called. */
function nameOf(file: string): string {
  const name = file.slice(0, -'.json'.length);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function readDocument(path: string): Promise<KeptDocument | null> {
  try {
    return storedDocument.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
