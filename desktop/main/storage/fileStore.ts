import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { renameSafely, sync } from './disk.js';

const extensions = new Set<string>([...Object.values(acceptedMedia), 'jpeg']);

/** Files that wait to be sent or belong to a draft. A key is a file name without its extension. */
export async function openFileStore(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partPath = (key: string) => join(folder, `${key}.part`);

  async function removeWhere(isUnwanted: (key: string, file: string) => boolean): Promise<void> {
    for (const file of await readdir(folder)) {
      const [key = ''] = file.split('.');
      if (isUnwanted(key, file)) await rm(join(folder, file), { force: true });
    }
  }

  return {
    /** Path of the file with this name, as `app://ritmi/kept/…` asks for it. */
    pathOf: (fileName: string) => join(folder, fileName),
    append: (key: string, bytes: Uint8Array) => appendFile(partPath(key), bytes, { mode: 0o600 }),

    /** The file is whole; returns its name. */
    async complete(key: string, name: string): Promise<string> {
      // An empty file has no piece.
      await sync(partPath(key), 'a');
      const fileName = storedName(key, name);
      await renameSafely(partPath(key), join(folder, fileName));
      return fileName;
    },

    discard: (key: string) => rm(partPath(key), { force: true }),
    remove: (keys: ReadonlySet<string>) => removeWhere((key) => keys.has(key)),
    /** Removes what a crash left behind. */
    removeAllBut: (keys: ReadonlySet<string>) =>
      removeWhere((key, file) => file.endsWith('.part') || !keys.has(key)),
  };
}

/** Only extensions of media stay, so that the app's own address never serves a page or a script. */
function storedName(key: string, name: string): string {
  const extension = extname(name).slice(1).toLowerCase();
  return extensions.has(extension) ? `${key}.${extension}` : key;
}
