import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { mergeTexts } from '@ritmi/shared/domain/translations/translatable';
import { type Kind, plainText, textCell } from './kind.js';

const shown = textCell(undefined, (_, value, language) => plainText(value, language));

/** Translated texts; each of them is named in history and conflicts. */
export const translations: Kind<FieldOf<'translations'>> = {
  Input: null,
  Cell: shown,
  format: (_, value, { language }) => plainText(value, language),
  empty: () => undefined,
  toForm: () => undefined,
  toRead: (field, sent, before) => mergeTexts(field, before, sent),
};

export const captions: Kind<FieldOf<'captions'>> = {
  Input: null,
  Cell: shown,
  format: (_, value, { language }) => plainText(value, language),
  empty: () => undefined,
  toForm: () => undefined,
};

/** Languages in which a document is not shown. */
export const languages: Kind<FieldOf<'languages'>> = {
  Input: null,
  Cell: shown,
  format: (_, value, { language }) => plainText(value, language),
  empty: () => undefined,
  toForm: () => undefined,
};
