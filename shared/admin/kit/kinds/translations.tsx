import { flatten, unflatten } from '@ritmi/shared/domain/composite';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { isSameText } from '@ritmi/shared/domain/translations/state';
import { mergeTexts } from '@ritmi/shared/domain/translations/kinds';
import { isEmpty, valuesIn } from '@ritmi/shared/domain/values';
import { sentText } from '../languages/texts.js';
import { type Kind, type KindOf, plainText, textCell } from './kind.js';
import { emptyOf, formOf, mapFields } from './parts.js';

const shown = textCell(undefined, (_, value, language) => plainText(value, language));

/** Translated texts, whose inputs are beside those of their sources. Each is named in history and conflicts. */
export function translationsKind(of: KindOf): Kind<FieldOf<'translations'>> {
  return {
    Input: null,
    Cell: shown,
    format: (_, value, { language }) => plainText(value, language),
    empty: ({ fields }) => mapFields(fields, (field) => emptyOf(of, field)),
    toForm: ({ fields }, value) =>
      mapFields(fields, (field, name) => formOf(of, field, { value: valuesIn(value)[name], document: {} })),
    toBody: (field, value, before) => {
      const flat = (translations: unknown) => flatten({ translations: field }, { translations });
      const [now, old] = [flat(value), flat(before)];
      // Only what has changed: a text that nobody wrote is no translation.
      const changes = [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((path) => {
        const text = sentText(now[path]);
        if (isEmpty(text) ? isEmpty(old[path]) : isSameText(text, sentText(old[path]))) return [];
        return [[path, isEmpty(text) ? null : text] as const];
      });
      return unflatten(Object.fromEntries(changes)).translations;
    },
    toRead: (field, sent, before) => mergeTexts(field, before, sent),
  };
}

/** The ids of the media whose captions are in translations. */
export function captionsIn(translations: unknown): string[] {
  return Object.values(valuesIn(translations)).flatMap((texts) =>
    Object.keys(valuesIn(valuesIn(texts).captions)),
  );
}

export const captions: Kind<FieldOf<'captions'>> = {
  Input: null,
  Cell: shown,
  format: (_, value, { language }) => plainText(value, language),
};

/** Languages in which a document is not shown; the form's bar of languages has their switches. */
export const languages: Kind<FieldOf<'languages'>> = {
  Input: null,
  Cell: shown,
  format: (_, value, { language }) => plainText(value, language),
  toBody: (_, value, before) => (isSameText(value, before ?? []) ? undefined : value),
};
