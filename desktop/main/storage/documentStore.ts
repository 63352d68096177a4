import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parsed } from '@ritmi/shared/client/request';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { StoredDocument } from '../../messages.js';
import { setAside, writeAtomically } from './disk.js';
import { openFileStore } from './fileStore.js';

const storedDocument = z.object({ name: z.string(), text: z.string(), files: z.array(z.string()) });

type Warn = (line: string) => void;

export type DocumentStore = Awaited<ReturnType<typeof openDocumentStore>>;

/**
 * Drafts and outboxes on disk: named texts, and the files that they need. A write is safe when its promise resolves;
 * a file is removed with the last document that needs it.
 */
export async function openDocumentStore(folder: string, warn: Warn) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = await openFileStore(join(folder, 'files'));
  const pathOf = (name: string) => join(folder, `${encodeURIComponent(name)}.json`);
  const { filesOf, damaged } = await readFolder(folder, warn);
  const needed = () => new Set([...filesOf.values()].flat());
  // A damaged document may need any file, so then none is removed.
  if (damaged.length === 0) await files.removeAllBut(needed());
  const queue = new PQueue({ concurrency: 1 });

  /** Changes a document on disk, then removes the files that nothing needs any more. */
  function change(name: string, write: () => Promise<void>, filesNow?: readonly string[]): Promise<void> {
    return queue.add(async () => {
      const before = filesOf.get(name) ?? [];
      await write();
      if (filesNow) filesOf.set(name, filesNow);
      else filesOf.delete(name);
      const still = needed();
      const unneeded = before.filter((key) => !still.has(key));
      if (unneeded.length > 0) await files.remove(new Set(unneeded));
    });
  }

  return {
    files,
    /** Encoded names of the documents that were set aside now. */
    damaged,
    names: () => [...filesOf.keys()],
    read: (name: string) =>
      queue.add(async () => (filesOf.has(name) ? ((await readDocument(pathOf(name)))?.text ?? null) : null)),
    write: (document: StoredDocument) =>
      change(
        document.name,
        () => writeAtomically(pathOf(document.name), JSON.stringify(document)),
        document.files,
      ),
    delete: (name: string) => change(name, () => rm(pathOf(name), { force: true })),
    isBusy: () => queue.pending > 0,
    idle: () => queue.onIdle(),
  };
}

async function readFolder(folder: string, warn: Warn) {
  const filesOf = new Map<string, readonly string[]>();
  const damaged: string[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json')) continue;
    const path = join(folder, file);
    const document = await readDocument(path);
    if (document) {
      filesOf.set(document.name, document.files);
    } else {
      setAside(path, warn);
      damaged.push(file.slice(0, -'.json'.length));
    }
  }
  return { filesOf, damaged };
}

/** Null when it is missing or damaged. */
async function readDocument(path: string): Promise<StoredDocument | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return storedDocument.safeParse(parsed(text)).data ?? null;
}
