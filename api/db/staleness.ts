import { isDeepStrictEqual } from 'node:util';
import type { Collection } from './collection.js';
import { type Fields, fieldsOf, type Stored } from './document.js';
import { StaleError } from './errors.js';
import { changesOf, fieldsAt } from './history.js';
import { normalize } from './normalize.js';

type Edit = { readonly change: Fields; readonly current: Stored; readonly version: number };

/**
 * The part of an edit, made on an older version, that still applies: fields that the editor left as they were keep what
 * others made of them. @throws 409 when both changed the same field to different values.
 */
export async function requireFresh(
  collection: Collection,
  { change, current, version }: Edit,
): Promise<Fields> {
  if (version === current.version) return change;
  const { name } = collection;
  const now = fieldsOf(name, current);
  const base = await fieldsAt(name, current._id, version);
  const mine = normalize(name, change, base ?? now);
  const touched = Object.keys(mine).filter((field) => !base || !isDeepStrictEqual(mine[field], base[field]));
  const conflicts = touched.filter(
    (field) =>
      !isDeepStrictEqual(mine[field], now[field]) && (!base || !isDeepStrictEqual(base[field], now[field])),
  );
  if (conflicts.length > 0) throw new StaleError(await readOne(collection, current), conflicts);
  return Object.fromEntries(Object.entries(change).filter(([field]) => touched.includes(field)));
}

/** @throws 409 when the document is not what it was at the version that the caller has seen. */
export async function requireUnchanged(
  collection: Collection,
  current: Stored,
  version: number,
): Promise<void> {
  if (version === current.version) return;
  const base = await fieldsAt(collection.name, current._id, version);
  const conflicts = base
    ? changesOf(collection.name, base, current).map(({ field }) => field)
    : Object.keys(fieldsOf(collection.name, current));
  if (conflicts.length > 0) throw new StaleError(await readOne(collection, current), conflicts);
}

async function readOne(collection: Collection, stored: Stored): Promise<unknown> {
  const [document] = await collection.read([stored]);
  return document;
}
