import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { withoutBreaks } from '@ritmi/shared/domain/text/clean';
import { LongTextField, TextField, WrappedField } from '../inputs/fields.js';
import { TwoLines } from '../look/frames.js';
import { common, type Kind, plainText, textCell, textValue } from './kind.js';

export const text: Kind<FieldOf<'text'>> = {
  Input: (props) => {
    const { wraps = false, inputType } = props.field;
    return wraps ? <WrappedField {...common(props)} /> : <TextField {...common(props)} type={inputType} />;
  },
  isText: 'short',
  Cell: textCell('min(260px, 34cqi)', (_, value, language) => plainText(value, language)),
  format: (_, value, { language }) => plainText(value, language),
  searched: {},
  toForm: ({ blank }, value) => lineOf(value ?? blank),
  fromTyped: (_, value) => ({ value: lineOf(value) }),
  toCopy: ({ isAddress }, value, taken) => (isAddress ? freeAddress(textValue(value), taken) : value),
};

/** The address with the first number behind it that makes it another one. */
function freeAddress(address: string, taken: readonly unknown[]): string {
  const known = new Set(taken.map((each) => textValue(each).toLowerCase()));
  let number = 2;
  while (known.has(`${address}-${number}`.toLowerCase())) number += 1;
  return `${address}-${number}`;
}

/** Titles that are pasted with line breaks stay one line. */
const lineOf = (value: unknown) => (typeof value === 'string' ? withoutBreaks(value) : value);

export const longText: Kind<FieldOf<'longText'>> = {
  Input: (props) => {
    const { placeholder: _none, ...rest } = common(props);
    return <LongTextField {...rest} />;
  },
  isText: 'long',
  Cell: textCell(undefined, (_, value, language) => plainText(value, language)),
  Detail: ({ value }) => <TwoLines>{textValue(value)}</TwoLines>,
  format: (_, value, { language }) => plainText(value, language),
  searched: { always: true },
  shows: () => 'text',
};
