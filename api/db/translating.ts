import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { withMovedEntries } from '@ritmi/shared/domain/translations/entries';
import { translatedFrom } from '@ritmi/shared/domain/translations/state';
import { fieldsOf, type Stored } from './collection.js';
import type { Fields } from './kinds.js';

type Sources = Pick<Stored, 'translatedFrom'>;

/** The source texts of the translations after a write, for an entity that has translations. */
export function sourcesOf(name: EntityName, after: Fields, before?: Stored): Sources {
  const { fields } = entityOf(name);
  if (!fields.translations) return {};
  if (!before) return { translatedFrom: translatedFrom(fields, after) };
  const old = fieldsOf(name, before);
  // A translation that only moved with its entry is no new one.
  const { translations } = withMovedEntries(fields, { ...after, translations: old.translations }, old);
  const known = { values: { ...old, translations }, from: before.translatedFrom ?? {} };
  return { translatedFrom: translatedFrom(fields, after, known) };
}

/** Those of a document that is stored again as it was. */
export function keptSources({ translatedFrom: from }: Stored): Sources {
  return from ? { translatedFrom: from } : {};
}
