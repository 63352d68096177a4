import { parseStoredName, stemOfDerived } from '@ritmi/shared/domain/uploads/stored';
import mongoose from 'mongoose';
import { bucketName } from '../storage/gridfsStorage.js';

const uploadInText = /\/uploads\/([\p{L}\p{M}\p{N}._%-]+)/gu;

/** The stems of all files that anything in the database names: a document, trash, history or a kept answer. */
export async function namedStems(): Promise<ReadonlySet<string>> {
  const stems = new Set<string>();
  for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
    if (collection.collectionName.startsWith(`${bucketName}.`)) continue;
    for await (const document of collection.find()) {
      for (const stem of stemsIn(JSON.stringify(document))) stems.add(stem);
    }
  }
  return stems;
}

/** The stems of the files whose URLs stand in a text. */
export function stemsIn(text: string): string[] {
  return [...text.matchAll(uploadInText)]
    .flatMap(([, name = '']) => [stemOf(name), stemOf(decoded(name))])
    .filter((stem) => stem !== null);
}

/** What a file has in common with all that was made of it; null for a name that is not of ours. */
export function stemOf(name: string): string | null {
  return parseStoredName(name)?.stem ?? stemOfDerived(name);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
