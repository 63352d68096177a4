import { useWatch } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { amountProblem, formatEuro, readTypedAmount } from '@ritmi/shared/domain/money';
import { TextField } from '../inputs/fields.js';
import { useFixed } from '../fixed.js';
import { words } from '../text.js';
import { common, type InputProps, type Kind, nothing, plainText, textCell, textValue } from './kind.js';

export const number: Kind<FieldOf<'number'>> = {
  Input: (props) => <TextField {...common(props)} inputMode="numeric" />,
  Cell: textCell('76px', (_, value, language) => plainText(value, language), true),
  format: (_, value, { language }) => plainText(value, language),
  empty: () => '',
  toForm: (_, value) => (typeof value === 'number' ? String(value) : ''),
};

export const price: Kind<FieldOf<'price'>> = {
  Input: PriceInput,
  Cell: textCell(
    '76px',
    (_, value, language) => {
      if (value === '') return words.noPrice[language];
      return value === null || value === undefined ? nothing : formatEuro(textValue(value));
    },
    true,
  ),
  format: (_, value) => formatEuro(String(value)),
  empty: () => '',
  toForm: (_, value) => value ?? '',
  fromTyped: (_, value) => {
    if (typeof value !== 'string') return { value };
    const problem = amountProblem(value);
    return problem ? { value, problem } : { value: readTypedAmount(value) };
  },
  toPreview: ({ shape, blank }, value) => {
    const { data = blank } = shape.safeParse(typeof value === 'string' ? readTypedAmount(value) : value);
    return data;
  },
  hiddenBy: ({ hiddenBy }) => hiddenBy,
};

function PriceInput({ name, field: { label, hiddenBy = '', placeholder } }: InputProps<FieldOf<'price'>>) {
  const fixed = useFixed();
  const isHidden = useWatch({ name: besideOf(name, hiddenBy) }) === true;
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      isRequired={hiddenBy !== '' && !isHidden}
      placeholder={placeholder && fixed(placeholder)}
    />
  );
}

/** Path of the value beside this one: `offer.hidden` for `offer.price`. */
const besideOf = (name: string, other: string) => name.replace(/[^.]+$/, other);
