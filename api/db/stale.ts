import { isDeepStrictEqual } from 'node:util';
import { flatten, unflatten } from '@ritmi/shared/domain/composite';
import { entityOf } from '@ritmi/shared/domain/entities';
import { type Collection, fieldsOf, type Stored } from './collection.js';
import { StaleError } from './errors.js';
import { fieldsAt } from './history.js';
import type { Fields } from './kinds.js';
import { normalize } from './normalize.js';
import { withoutNull } from './ordered.js';

type Edit = { readonly change?: Fields; readonly version: number | null };

/**
 * The part of an edit of an older version that still applies: fields that its editor did not change keep what others have
 * saved. Without a change, as for a delete, every field counts as touched.
 * @throws StaleError when both changed the same field to different values.
 */
export async function requireFresh(
  collection: Collection,
  current: Stored,
  { change, version }: Edit,
): Promise<Fields> {
  if (version === null || version === current.version) return change ?? {};
  const { name, orderField } = collection;
  const stored = fieldsOf(name, current);
  const known = await fieldsAt(name, current._id, version);
  const { fields } = entityOf(name);
  // The parts of a group are compared one by one.
  const now = flatten(fields, stored);
  const base = known && flatten(fields, known);
  // `order: null` keeps the order, so it changes nothing.
  const normal = change && normalize(name, withoutNull(orderField, change), known ?? stored);
  const mine = normal && flatten(fields, normal);
  const differs = (one: Fields | null | undefined, other: Fields | null) => (field: string) =>
    !one || !other || !isDeepStrictEqual(one[field], other[field]);
  // A translation that the change removes is only in the base.
  const older = Object.entries(known ?? stored).filter(([field]) => normal && field in normal);
  const touched = Object.keys({ ...flatten(fields, Object.fromEntries(older)), ...(mine ?? now) }).filter(
    differs(mine, base),
  );
  // Against the current fields, where media that were sent without ids have theirs.
  const wanted = change && flatten(fields, normalize(name, withoutNull(orderField, change), stored));
  const conflicts = touched.filter(differs(wanted, now)).filter(differs(base, now));
  if (conflicts.length > 0) {
    const [document] = await collection.read([current], 'administrator');
    throw new StaleError(document, conflicts);
  }
  const removed = touched.filter((field) => mine && !(field in mine)).map((field) => [field, null]);
  const sent = Object.entries({ ...flatten(fields, change ?? {}), ...Object.fromEntries(removed) });
  return unflatten(Object.fromEntries(sent.filter(([field]) => touched.includes(field))));
}
