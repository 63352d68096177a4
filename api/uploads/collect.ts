import { parseStoredName, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import mongoose from 'mongoose';
import { bucketName } from './storage/gridfsStorage.js';
import type { Storage } from './storage/storage.js';

const keptMs = 7 * 24 * 3600 * 1000;

const uploadInText = /\/uploads\/([\p{L}\p{M}\p{N}._%-]+)/gu;

/**
 * Removes files that have been stored for at least 7 days and that nothing in the database names: no document, trash,
 * history or kept answer. What was made of a file belongs to it. Answers how many files it removed.
 */
export async function collectUnreferenced(storage: Storage, now = Date.now()): Promise<number> {
  const old: { name: string; stem: string }[] = [];
  for await (const { name, storedAt } of storage.list()) {
    const stem = stemOf(name);
    if (stem !== null && now - storedAt.getTime() >= keptMs) old.push({ name, stem });
  }
  if (old.length === 0) return 0;
  const named = await namedStems();
  const useless = old.filter(({ stem }) => !named.has(stem));
  for (const { name } of useless) await storage.remove(name);
  return useless.length;
}

async function namedStems(): Promise<Set<string>> {
  const stems = new Set<string>();
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    if (collection.collectionName.startsWith(`${bucketName}.`)) continue;
    for await (const document of collection.find()) {
      for (const [, name = ''] of JSON.stringify(document).matchAll(uploadInText)) {
        for (const written of [name, decoded(name)]) {
          const stem = stemOf(written);
          if (stem !== null) stems.add(stem);
        }
      }
    }
  }
  return stems;
}

// A file of another kind of name was not put there by us and stays.
function stemOf(name: string): string | null {
  return parseStoredName(name)?.stem ?? stemOfDerived(name);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
