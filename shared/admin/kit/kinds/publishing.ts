import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { type Kind, nothing, textCell, textValue } from './kind.js';
import { words } from '../text.js';

// Fields that no form contains: the menu 'Publish' sets them.

export const status: Kind<FieldOf<'status'>> = {
  Input: null,
  Cell: textCell('92px', (_, value, language) => words[value === 'draft' ? 'draft' : 'published'][language]),
  format: (_, value, { language }) => words[value === 'draft' ? 'draft' : 'published'][language],
  empty: () => undefined,
  toForm: () => undefined,
};

export const moment: Kind<FieldOf<'moment'>> = {
  Input: null,
  Cell: textCell('148px', (_, value, language) => formatted(value, language)),
  format: (_, value, { language }) => formatted(value, language),
  empty: () => undefined,
  toForm: () => undefined,
};

function formatted(value: unknown, language: Parameters<typeof formatInTirane>[1]): string {
  return textValue(value) === '' ? nothing : formatInTirane(textValue(value), language);
}
