import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parsed } from '@ritmi/shared/domain/json';
import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import PQueue from 'p-queue';
import { z } from 'zod';
import type { StoredDocument } from '../../messages.js';
import { renameSafely, setAside, sync, writeAtomically } from './disk.js';

const storedDocument = z.object({ name: z.string(), text: z.string(), files: z.array(z.string()) });

/** Stored files get no other extension, so that the app's own origin never serves them as a page or a script. */
const extensions = new Set<string>([...Object.values(acceptedMedia), 'jpeg']);

export type DocumentStore = Awaited<ReturnType<typeof openDocumentStore>>;

/**
 * Drafts and outboxes on disk: named texts, and the files that they need. A write is safe when its promise resolves;
 * a file is removed with the last document that needs it. Its key is its name without the extension.
 */
export async function openDocumentStore(folder: string) {
  const filesFolder = join(folder, 'files');
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, `${encodeURIComponent(name)}.json`);
  const partPath = (key: string) => join(filesFolder, `${key}.part`);
  const { filesOf, damaged } = await readFolder(folder);
  const queue = new PQueue({ concurrency: 1 });

  async function removeFiles(isUnwanted: (key: string, file: string) => boolean): Promise<void> {
    for (const file of await readdir(filesFolder)) {
      const [key = ''] = file.split('.');
      if (isUnwanted(key, file)) await rm(join(filesFolder, file), { force: true });
    }
  }

  // Remove what a crash left behind, unless a damaged document may need it.
  if (damaged.length === 0) {
    const needed = new Set([...filesOf.values()].flat());
    await removeFiles((key, file) => file.endsWith('.part') || !needed.has(key));
  }

  return {
    /** Encoded names of the documents that were set aside at this start. */
    damaged,
    names: () => [...filesOf.keys()],
    read: (name: string) => queue.add(async () => (await readDocument(pathOf(name)))?.text ?? null),

    /** Without a text it is deleted. */
    write: ({ name, text, files }: StoredDocument) =>
      queue.add(async () => {
        const unneeded = new Set(filesOf.get(name));
        if (text === null) {
          await rm(pathOf(name), { force: true });
          filesOf.delete(name);
        } else {
          await writeAtomically(pathOf(name), JSON.stringify({ name, text, files }));
          filesOf.set(name, files);
        }
        for (const key of [...filesOf.values()].flat()) unneeded.delete(key);
        if (unneeded.size > 0) await removeFiles((key) => unneeded.has(key));
      }),

    /** Path of the file with this name, as `app://ritmi/kept/…` asks for it. */
    pathOfFile: (fileName: string) => join(filesFolder, fileName),
    appendToFile: (key: string, bytes: Uint8Array) => appendFile(partPath(key), bytes, { mode: 0o600 }),

    /** Completes a file and returns its name. */
    async completeFile({ key, name }: { key: string; name: string }): Promise<string> {
      // Creates an empty file, for which no piece was sent.
      await sync(partPath(key), 'a');
      const extension = extname(name).slice(1).toLowerCase();
      const fileName = extensions.has(extension) ? `${key}.${extension}` : key;
      await renameSafely(partPath(key), join(filesFolder, fileName));
      return fileName;
    },

    discardFile: (key: string) => rm(partPath(key), { force: true }),
    idle: () => queue.onIdle(),
  };
}

async function readFolder(folder: string) {
  const filesOf = new Map<string, readonly string[]>();
  const damaged: string[] = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json')) continue;
    const path = join(folder, file);
    const document = await readDocument(path);
    if (document) {
      filesOf.set(document.name, document.files);
    } else {
      setAside(path);
      damaged.push(file.slice(0, -'.json'.length));
    }
  }
  return { filesOf, damaged };
}

/** Null when it is missing or damaged. */
async function readDocument(path: string) {
  const text = await readFile(path, 'utf8').catch(() => '');
  return storedDocument.safeParse(parsed(text)).data ?? null;
}
