import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { type Kind, plainText, textCell } from './kind.js';

/** No form contains it: the program sets it. */
export const kept: Kind<FieldOf<'kept'>> = {
  Input: null,
  Cell: textCell(undefined, (_, value, language) => plainText(value, language)),
  format: (_, value, { language }) => plainText(value, language),
  empty: () => undefined,
  toForm: () => undefined,
};
