import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { syncFolder } from './atomicFile.js';

const extensions = new Set<string>([...Object.values(acceptedMedia), 'jpeg']);

type Writing = { readonly handle: FileHandle; readonly partPath: string; readonly path: string };

/** Files that wait to be sent or belong to a draft. A key is a file name without its extension. */
export async function openKeptFiles(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const writing = new Map<string, Writing>();

  function written(key: string): Writing {
    const file = writing.get(key);
    if (!file) throw new Error('This file is not being written');
    return file;
  }

  return {
    /** Path of the kept file with this name, as `app://ritmi/kept/…` asks for it. */
    pathOf: (fileName: string) => join(folder, fileName),

    /** Answers the name that the file will have. */
    async open(key: string, name: string): Promise<string> {
      if (writing.has(key)) throw new Error('This file is being written already');
      const fileName = keptName(key, name);
      const path = join(folder, fileName);
      const partPath = `${path}.part`;
      writing.set(key, { handle: await open(partPath, 'wx', 0o600), partPath, path });
      return fileName;
    },

    async append(key: string, bytes: Uint8Array): Promise<void> {
      await written(key).handle.writeFile(bytes);
    },

    async close(key: string): Promise<void> {
      const { handle, partPath, path } = written(key);
      writing.delete(key);
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partPath, path);
      await syncFolder(folder);
    },

    /** Gives up a file that is being written. */
    async drop(key: string): Promise<void> {
      const { handle, partPath } = written(key);
      writing.delete(key);
      await handle.close();
      await rm(partPath, { force: true });
    },

    async remove(key: string): Promise<void> {
      for (const file of await readdir(folder)) {
        if (file.split('.')[0] === key) await rm(join(folder, file), { force: true });
      }
    },

    /** Removes what a crash left behind. */
    async keepOnly(keys: ReadonlySet<string>): Promise<void> {
      for (const file of await readdir(folder)) {
        const isPart = file.endsWith('.part');
        if (isPart || !keys.has(file.split('.')[0] ?? '')) await rm(join(folder, file), { force: true });
      }
    },
  };
}

/** Only extensions of media are kept, so that the app's own address never serves a page or a script. */
export function keptName(key: string, name: string): string {
  const extension = extname(name).slice(1).toLowerCase();
  return extensions.has(extension) ? `${key}.${extension}` : key;
}
