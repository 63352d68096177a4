import type { Field, FieldDefinitions } from '../kinds.js';
import { isEmpty, type Values, valuesIn } from '../values.js';
import { textsOf } from './kinds.js';
import { isSameText, withoutLeftCaptions } from './state.js';

// The translations of a list of groups stand for its entries by their position. When a write moves, adds or removes
// entries and sends no translations of them, each translation stays with its entry.

/** The document after a write: translations stay with the entries and media that they translate, and leave with them. */
export function withKeptTranslations(fields: FieldDefinitions, after: Values, before: Values): Values {
  return withMovedEntries(fields, withoutLeftCaptions(fields, after, before), before);
}

/** The document after a write, with the translations of its lists at the places of their entries. */
export function withMovedEntries(fields: FieldDefinitions, after: Values, before: Values): Values {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const parts = partsOf(field);
    return parts && !isSameText(before[name], after[name]) ? [{ name, parts }] : [];
  });
  if (lists.length === 0 || !fields.translations) return after;
  const translations = Object.entries(valuesIn(after.translations)).map(([language, texts]) => {
    const own = { ...valuesIn(texts) };
    const old = valuesIn(valuesIn(before.translations)[language]);
    for (const { name, parts } of lists) {
      if (name in own && isSameText(own[name], old[name])) {
        own[name] = moved(parts, { old: before[name], now: after[name], texts: own[name] });
      }
    }
    return [language, Object.fromEntries(Object.entries(own).filter(([, each]) => !isEmpty(each)))] as const;
  });
  return { ...after, translations: Object.fromEntries(translations.filter(([, own]) => !isEmpty(own))) };
}

function partsOf(field: Field): FieldDefinitions | null {
  return 'item' in field && 'fields' in field.item ? field.item.fields : null;
}

type Lists = { readonly old: unknown; readonly now: unknown; readonly texts: unknown };

function moved(parts: FieldDefinitions, lists: Lists): readonly unknown[] {
  const [old, now, texts] = [lists.old, lists.now, lists.texts].map((list) =>
    Array.isArray(list) ? list : [],
  );
  const indexOf = (list: readonly unknown[] = [], entry: unknown) =>
    list.findIndex((each) => isSameText(each, entry));
  return (now ?? []).map((entry: unknown, index: number) => {
    const place = indexOf(old, entry);
    if (place >= 0) return texts?.[place] ?? {};
    // An entry that was only reworded keeps its translation, which is stale then.
    const earlier: unknown = old?.[index];
    const isReworded = earlier !== undefined && indexOf(now, earlier) < 0;
    return isReworded && isSameText(rest(parts, earlier), rest(parts, entry)) ? (texts?.[index] ?? {}) : {};
  });
}

/** What of an entry is in no language. */
function rest(parts: FieldDefinitions, entry: unknown): Values {
  const texts = textsOf(parts);
  return Object.fromEntries(Object.entries(valuesIn(entry)).filter(([name]) => !(name in texts)));
}
