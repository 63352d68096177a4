import { type Entry, storedPath } from './entry.js';

/**
 * Removes what will never be there from the entries that need it: the edits of a document that will not be created, the
 * document from new orders of its list, and a file that will not be uploaded from new documents and from edits.
 */
export function withoutDependents(
  entries: readonly Entry[],
  temporary: string | undefined,
): readonly Entry[] {
  if (!temporary) return entries;
  return entries.flatMap((entry): Entry[] => {
    if (entry.kind === 'upload') return [entry];
    const { operation } = entry;
    if (operation.id === temporary) return [];
    const withBody = (body: unknown): Entry => ({ ...entry, operation: { ...operation, body } });
    switch (operation.kind) {
      case 'create':
        return [entry.state === 'waiting' ? withBody(withoutMedium(operation.body, temporary)) : entry];
      case 'update':
      case 'draft': {
        if (storedPath(temporary) === null || !isNamedIn(operation.body, temporary)) return [entry];
        const body = withoutFile(operation.body, temporary);
        // It may have changed nothing else.
        return Object.keys(body).length > 0 ? [withBody(body)] : [];
      }
      case 'reorder': {
        // The body of every reorder.
        const places = operation.body as readonly { readonly id: string }[];
        return [withBody(places.filter(({ id }) => id !== temporary))];
      }
      case 'delete':
      case 'undelete':
      case 'note':
      case 'book':
        return [entry];
    }
  });
}

/** Whether writes need this file, and all of them can be sent when it is discarded. */
export function canDoWithout(entries: readonly Entry[], address: string): boolean {
  const needing = entries.filter((entry) => entry.kind === 'write' && isNamedIn(entry.operation, address));
  return needing.length > 0 && !isNamedIn(withoutDependents(needing, address), address);
}

const isNamedIn = (value: unknown, temporary: string) => JSON.stringify(value ?? null).includes(temporary);

type Listed = { readonly url: unknown; readonly type?: unknown };

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'url' in value;

/** Address of the medium that is the main image now, a picture if there is one. */
function nextMain(left: readonly unknown[]): unknown {
  const media = left.filter(isListed);
  return (media.find(({ type }) => type === 'image') ?? media[0])?.url;
}

/**
 * A new document without the medium of this address. Where that is the main image too, another medium is. An address that no
 * list of media has stays: nothing says what could be there in its place.
 */
function withoutMedium(body: unknown, address: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isGone = (value: unknown) => isListed(value) && value.url === address;
  const fields: [string, unknown][] = Object.entries(body);
  const list = fields.flatMap(([, value]) => (Array.isArray(value) && value.some(isGone) ? [value] : []))[0];
  if (!list) return body;
  const next = nextMain(list.filter((medium) => !isGone(medium))) ?? '';
  const without = (value: unknown) => {
    if (Array.isArray(value)) return value.filter((each) => !isGone(each));
    return value === address ? next : value;
  };
  return Object.fromEntries(fields.map(([name, value]) => [name, without(value)]));
}

/**
 * A change without the file of this address: what it was chosen for stays as it is stored. Another medium of the same list is
 * the main image where it was that; a list in which nothing else is left stays as it is stored too. Entries of other lists,
 * which are stored as a whole, have no file.
 */
function withoutFile(body: unknown, address: string): Readonly<Record<string, unknown>> {
  const isGone = (value: unknown) => value === address || (isListed(value) && value.url === address);
  const fields: [string, unknown][] = Object.entries(Object(body));
  const leftIn = (list: readonly unknown[]) => list.filter((each) => !isGone(each));
  const next = fields.flatMap(([, value]) =>
    Array.isArray(value) && value.some(isGone) ? [nextMain(leftIn(value))] : [],
  )[0];
  const changed = fields.map(([name, value]): [string, unknown] => {
    if (!isNamedIn(value, address)) return [name, value];
    if (value === address) return [name, next];
    if (Array.isArray(value)) {
      const left = leftIn(value);
      return [name, left.length > 0 ? left.map((entry) => withoutAddress(entry, address)) : undefined];
    }
    if (typeof value !== 'object') return [name, value];
    const group = withoutFile(value, address);
    return [name, Object.keys(group).length > 0 ? group : undefined];
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

/** A value with an empty text wherever this address is. */
function withoutAddress(value: unknown, address: string): unknown {
  return JSON.parse(JSON.stringify(value), (_name, each: unknown) => (each === address ? '' : each));
}
