import { EyeOff, Star } from 'lucide-react';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { CheckField } from '../inputs/fields.js';
import { common, type Kind, plainText, textCell } from './kind.js';

const signs = { star: { Icon: Star, isFilled: true }, hidden: { Icon: EyeOff, isFilled: false } };

export const flag: Kind<FieldOf<'flag'>> = {
  Input: (props) => {
    const { name, label } = common(props);
    return <CheckField name={name} label={label} />;
  },
  Cell: textCell(undefined, (_, value, language) => plainText(value, language)),
  sign: ({ sign, label, inputLabel = label, badge = inputLabel }) =>
    sign ? { ...signs[sign], badge } : null,
  filter: ({ filter }) => filter,
  features: ({ sign }) => sign === 'star',
  format: (_, value, { language }) => plainText(value, language),
};
