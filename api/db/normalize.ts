import { entityOf, type EntityName, isEntityName, referencesOf } from '@ritmi/shared/domain/entities';
import type { FieldIssue } from '@ritmi/shared/domain/errors';
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

/** @throws InvalidError when changed fields name documents that do not exist. */
export async function requireReferences(
  name: EntityName,
  change: Fields,
  before: Fields = {},
): Promise<void> {
  const issues = await referenceIssues(name, change, before);
  if (issues.length > 0) throw new InvalidError(issues);
}

/**
 * The fields that name documents which do not exist, all at once.
 * @param before the stored fields: what they name already may have been removed meanwhile
 */
export async function referenceIssues(
  name: EntityName,
  change: Fields,
  before: Fields = {},
): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  // One after the other: a transaction runs one operation at a time.
  for (const { field, to } of referencesOf(name)) {
    const named = new Set(idsIn(change[field]));
    const count = await modelNamed(to).countDocuments({ _id: { $in: [...named] } });
    if (count < named.size) issues.push(unknownIssue(field, to));
  }
  const { fields } = entityOf(name);
  const known = new Set(linksOf(fields, before).map(({ id }) => id));
  for (const { path, to, id } of linksOf(fields, change)) {
    if (known.has(id) || !isEntityName(to) || (await modelNamed(to).exists({ _id: id }))) continue;
    issues.push(unknownIssue(path, to));
  }
  return issues;
}

/** What is said of a field in which one of the ids does not exist. */
export function unknownIssue(field: string | readonly string[], to: EntityName): FieldIssue {
  const message = `A chosen ${entityOf(to).label} does not exist`;
  return { path: [field].flat(), code: 'unknownReference', message };
}

/** The same as an error. */
export function unknownReference(field: string, to: EntityName): InvalidError {
  return new InvalidError([unknownIssue(field, to)]);
}

export function modelNamed(name: EntityName): mongoose.Model<Stored> {
  return mongoose.model<Stored>(name);
}
