import type { DraftStore } from '@ritmi/shared/admin/host';
import { parsed } from '@ritmi/shared/client/request';
import type { Bridge } from '../../preload/index.js';
import { FileGoneError, keepFile, readKeptFile } from './keepFile.js';

const prefix = 'kept:';
const marker = '$file';

type Mark = { key: string; fileName: string; name: string; type: string };

/** Drafts in userData: values as JSON, the files in them beside it. */
export function draftStore(bridge: Bridge): DraftStore {
  // A form is saved again and again with the same file, which goes to disk once.
  const marks = new WeakMap<File, Promise<Mark>>();

  function markOf(file: File): Promise<Mark> {
    const known = marks.get(file);
    if (known) return known;
    const { name, type } = file;
    const mark = keepFile(bridge, file).then((kept) => ({ ...kept, name, type }));
    marks.set(file, mark);
    mark.catch(() => marks.delete(file));
    return mark;
  }

  return {
    async get(key) {
      const text = await bridge.readKept(prefix + key);
      return text === null ? undefined : withFiles(parsed(text));
    },
    async set(key, value) {
      const files: string[] = [];
      const text = JSON.stringify(
        await withoutFiles(value, async (file) => {
          const mark = await markOf(file);
          files.push(mark.key);
          return { [marker]: mark };
        }),
      );
      await bridge.writeKept({ name: prefix + key, text, files });
    },
    delete: async (key) => {
      await bridge.deleteKept(prefix + key);
    },
    async keys() {
      const names = await bridge.keptNames(null);
      return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    },
  };
}

async function withoutFiles(value: unknown, replace: (file: File) => Promise<unknown>): Promise<unknown> {
  if (value instanceof File) return replace(value);
  if (Array.isArray(value)) return Promise.all(value.map((part) => withoutFiles(part, replace)));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(async ([name, part]) => [name, await withoutFiles(part, replace)]);
  return Object.fromEntries(await Promise.all(parts));
}

const gone = Symbol('gone');

/** A file that is gone is left out: what was typed beside it must not go with it. */
async function withFiles(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    return (await Promise.all(value.map(withFiles))).filter((part) => part !== gone);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (marker in value) return fileOrGone(value[marker] as Mark);
  const parts = Object.entries(value).map(async ([name, part]) => [name, await withFiles(part)] as const);
  return Object.fromEntries((await Promise.all(parts)).filter(([, part]) => part !== gone));
}

async function fileOrGone(mark: Mark): Promise<File | typeof gone> {
  try {
    return await readKeptFile(mark);
  } catch (error) {
    if (error instanceof FileGoneError) return gone;
    throw error;
  }
}
