import { entityOf } from '@ritmi/shared/domain/entities';
import type { TargetLanguage } from '@ritmi/shared/domain/language';
import { reviewed } from '@ritmi/shared/domain/translations/state';
import { isDeepStrictEqual } from 'node:util';
import { type Collection, fieldsOf, type Stored } from './collection.js';
import { record } from './history.js';
import { findStored, type Target, update } from './writes.js';

type Review = { readonly language: TargetLanguage; readonly paths: readonly string[] };

/** Stores that a person has found translations still right: no field changes, but the version rises. */
export async function review(
  collection: Collection,
  { language, paths }: Review,
  { id, actor, guard }: Target,
): Promise<Stored> {
  const { name } = collection;
  const current = await findStored(collection, id);
  guard?.(current);
  const known = { values: fieldsOf(name, current), from: current.translatedFrom ?? {} };
  const now = reviewed(entityOf(name).fields, known, { language, paths });
  if (isDeepStrictEqual(now, known.from)) return current;
  const after = await update(collection, current, { translatedFrom: now });
  const marked = paths.map((path) => `translations.${language}.${path}`);
  await record({ name, op: 'update', actor, reviewed: marked }, [{ before: current, after }]);
  return after;
}
