import { parseStoredName, stemOfDerived, uploadsPath } from '@ritmi/shared/domain/uploads/stored';
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

/**
 * Removes the files behind these URLs, with all that was made of them, except those that something in the database
 * still names. Answers the URLs of all files that it removed, variants and posters too.
 */
export async function removeForGood(storage: Storage, urls: readonly string[]): Promise<string[]> {
  const wanted = new Set(urls.flatMap(stemsIn));
  if (wanted.size === 0) return [];
  const named = await namedStems();
  const useless: string[] = [];
  for await (const { name } of storage.list()) {
    const stem = stemOf(name);
    if (stem !== null && wanted.has(stem) && !named.has(stem)) useless.push(name);
  }
  for (const name of useless) await storage.remove(name);
  return useless.map((name) => uploadsPath + name);
}

async function namedStems(): Promise<Set<string>> {
  const stems = new Set<string>();
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    if (collection.collectionName.startsWith(`${bucketName}.`)) continue;
    for await (const document of collection.find()) {
      for (const stem of stemsIn(JSON.stringify(document))) stems.add(stem);
    }
  }
  return stems;
}

function stemsIn(text: string): string[] {
  return [...text.matchAll(uploadInText)]
    .flatMap(([, name = '']) => [stemOf(name), stemOf(decoded(name))])
    .filter((stem) => stem !== null);
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
