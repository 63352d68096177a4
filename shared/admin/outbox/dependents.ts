import type { Entry } from './entry.js';

/**
 * Removes what will never be there from the entries that need it: the edits of a document that will not be created, the
 * document from new orders of its list, and a file that will not be uploaded from the media of new documents.
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
    if (operation.kind === 'create' && entry.state === 'waiting')
      return [{ ...entry, operation: { ...operation, body: withoutMedium(operation.body, temporary) } }];
    if (operation.kind !== 'reorder') return [entry];
    // The body of every reorder.
    const places = operation.body as readonly { readonly id: string }[];
    return [{ ...entry, operation: { ...operation, body: places.filter(({ id }) => id !== temporary) } }];
  });
}

type Listed = { readonly url: unknown; readonly type?: unknown };

const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'url' in value;

/**
 * A new document without the medium of this address. Where that is the main image too, another medium is, a picture if
 * there is one. An address that no list of media has stays: nothing says what could be there in its place.
 */
function withoutMedium(body: unknown, address: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const isGone = (value: unknown) => isListed(value) && value.url === address;
  const fields: [string, unknown][] = Object.entries(body);
  const list = fields.flatMap(([, value]) => (Array.isArray(value) && value.some(isGone) ? [value] : []))[0];
  if (!list) return body;
  const left = list.filter((medium) => isListed(medium) && !isGone(medium));
  const next = (left.find(({ type }) => type === 'image') ?? left[0])?.url ?? '';
  const without = (value: unknown) => {
    if (Array.isArray(value)) return value.filter((each) => !isGone(each));
    return value === address ? next : value;
  };
  return Object.fromEntries(fields.map(([name, value]) => [name, without(value)]));
}
