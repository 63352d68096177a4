import type { FieldOf } from '@ritmi/shared/domain/fields';
import { TextField } from '../inputs/fields.js';
import { common, type Kind, plainText, textCell } from './kind.js';

export const number: Kind<FieldOf<'number'>> = {
  Input: (props) => <TextField {...common(props)} inputMode="numeric" />,
  Cell: textCell('76px', (_, value, language) => plainText(value, language), true),
  format: (_, value, { language }) => plainText(value, language),
  empty: () => '',
  toForm: (_, value) => (typeof value === 'number' ? String(value) : ''),
};
