import { parseStoredName, stemOfDerived, uploadNamesIn, uploadsPath } from './stored.js';

// Files are compared by their stems: a variant or a poster counts as its original.

/** The part of its name that a file shares with its derived files; null for a name that is not ours. */
export function stemOf(name: string): string | null {
  return parseStoredName(name)?.stem ?? stemOfDerived(name);
}

/** The stems of the files whose URLs are in a text, encoded or not. */
export function stemsIn(text: string): string[] {
  return uploadNamesIn(text)
    .flatMap((name) => [name, decoded(name)])
    .flatMap((name) => stemOf(name) ?? []);
}

/** An address with another file in place of its own, on the same server. */
export function withName(address: string, name: string): string {
  return address.slice(0, address.indexOf(uploadsPath) + uploadsPath.length) + name;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
