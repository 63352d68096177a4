import type { DraftStore } from '@ritmi/shared/admin/host';
import { MissingFileError, type StoredFile } from '@ritmi/shared/admin/outbox/storage';
import { parsed } from '@ritmi/shared/domain/json';
import { readStoredFile, type StorageBridge, storeFile } from './storedFile.js';

const prefix = 'kept:';
const marker = '$file';

/** Drafts in userData: values as JSON, the files in them beside it. */
export function draftStore(bridge: StorageBridge): DraftStore {
  // A form saves its draft often; a file in it is written only once.
  const stored = new WeakMap<File, Promise<StoredFile>>();

  function storeOnce(file: File): Promise<StoredFile> {
    const storing = stored.get(file) ?? storeFile(bridge, file);
    stored.set(file, storing);
    storing.catch(() => stored.delete(file));
    return storing;
  }

  return {
    async get(key) {
      const text = await bridge.readDocument(prefix + key);
      if (text === null) return undefined;
      // `set` wrote a stored file there.
      return replaced(parsed(text), (part) => marker in part && readOrOmit(part[marker] as StoredFile));
    },
    async set(key, value) {
      const files: string[] = [];
      const stripped = await replaced(value, (part) => part instanceof File && withMarker(part));
      async function withMarker(file: File) {
        const entry = await storeOnce(file);
        files.push(entry.key);
        return { [marker]: entry };
      }
      await bridge.writeDocument({ name: prefix + key, text: JSON.stringify(stripped), files });
    },
    delete: (key) => bridge.writeDocument({ name: prefix + key, text: null, files: [] }),
    async keys() {
      const names = await bridge.documentNames();
      return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    },
  };
}

/** Leaves a missing file out, so that the rest of the draft is not lost with it. */
function readOrOmit(file: StoredFile): Promise<unknown> {
  return readStoredFile(file).catch((error: unknown) => {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  });
}

/** Copies a value. Objects for which `replace` returns a promise become its result; undefined leaves them out. */
async function replaced(
  value: unknown,
  replace: (part: object) => Promise<unknown> | false,
): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const replacement = replace(value);
  if (replacement) return replacement;
  const parts = await Promise.all(
    Object.entries(value).map(async ([name, part]) => [name, await replaced(part, replace)] as const),
  );
  const rest = parts.filter(([, part]) => part !== undefined);
  return Array.isArray(value) ? rest.map(([, part]) => part) : Object.fromEntries(rest);
}
