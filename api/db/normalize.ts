import { entityOf, type EntityName, isEntityName, referencesOf } from '@ritmi/shared/domain/entities';
import mongoose from 'mongoose';
import type { Stored } from './collection.js';
import { InvalidError } from './errors.js';
import { completeFields, type Fields, idsIn, linksOf, normalizeFields } from './kinds.js';

/**
 * Converts a change to what is stored. `current` holds the current fields, null on create. It is pure, because stale
 * edits are normalized against old versions too.
 */
export function normalize(name: EntityName, change: Fields, current: Fields | null): Fields {
  return normalizeFields(entityOf(name).fields, change, current);
}

/** Fills in fields that derive from others: the main image defaults to the first medium. */
export function complete(name: EntityName, whole: Fields): Fields {
  return completeFields(entityOf(name).fields, whole);
}

/**
 * @param before the stored fields: what they name already may have been removed meanwhile
 * @throws InvalidError when a changed field names a document that does not exist.
 */
export async function requireReferences(
  name: EntityName,
  change: Fields,
  before: Fields = {},
): Promise<void> {
  for (const { field, to } of referencesOf(name)) {
    const named = new Set(idsIn(change[field]));
    const count = await modelNamed(to).countDocuments({ _id: { $in: [...named] } });
    if (count < named.size) throw unknownReference(field, to);
  }
  const { fields } = entityOf(name);
  const known = new Set(linksOf(fields, before).map(({ id }) => id));
  for (const { path, to, id } of linksOf(fields, change)) {
    if (known.has(id) || !isEntityName(to) || (await modelNamed(to).exists({ _id: id }))) continue;
    throw unknownReference(path, to);
  }
}

/** The error for a field in which one of the ids does not exist. */
export function unknownReference(field: string | readonly string[], to: EntityName): InvalidError {
  const message = `A chosen ${entityOf(to).label} does not exist`;
  return new InvalidError([{ path: [field].flat(), code: 'unknownReference', message }]);
}

export function modelNamed(name: EntityName): mongoose.Model<Stored> {
  return mongoose.model<Stored>(name);
}
