import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { translatedFrom } from '@ritmi/shared/domain/translations/state';
import { fieldsOf, type Stored } from './collection.js';
import type { Fields } from './kinds.js';

type Sources = Pick<Stored, 'translatedFrom'>;

/** The source texts of the translations after a write, for an entity that has translations. */
export function sourcesOf(name: EntityName, after: Fields, before?: Stored): Sources {
  const { fields } = entityOf(name);
  if (!fields.translations) return {};
  const known = before && { values: fieldsOf(name, before), from: before.translatedFrom ?? {} };
  return { translatedFrom: translatedFrom(fields, after, known) };
}

/** Those of a document that is stored again as it was. */
export function keptSources({ translatedFrom: from }: Stored): Sources {
  return from ? { translatedFrom: from } : {};
}
