import type { ReactNode } from 'react';
import type { Values } from '@ritmi/shared/domain/values';
import type { Field, FieldOf, FieldDefinitions } from '@ritmi/shared/domain/kinds';
import { InLanguages } from '../languages/InLanguages.js';
import { Label, Pair, Stack } from '../look/frames.js';
import {
  common,
  formatWith,
  type InputProps,
  type Kind,
  type KindOf,
  nothing,
  plainText,
  textCell,
} from './kind.js';
import { bodyOf, copyOf, emptyOf, formOf, formValuesOf, mapFields, previewOf, readOf } from './parts.js';
import { useFixed } from '../fixed.js';

/** Fields under one name. History and conflicts name each of them: `hero.heading`. */
export function groupKind(of: KindOf): Kind<FieldOf<'group'>> {
  return {
    Input: (props) => <GroupInput {...props} of={of} />,
    Cell: textCell(undefined, (_, value, language) => plainText(value, language)),
    format: ({ fields }, value, options) => {
      const format = formatWith(of, options);
      const parts = Object.entries(fields).map(([name, field]) => format(field, valuesIn(value)[name]));
      return parts.filter((part) => part !== nothing).join(' · ') || nothing;
    },
    empty: ({ fields }) => formValuesOf(of, fields, (field) => emptyOf(of, field)),
    toForm: ({ fields }, value) =>
      formValuesOf(of, fields, (field, name) =>
        formOf(of, field, { value: valuesIn(value)[name], document: valuesIn(value) }),
      ),
    toBody: ({ fields }, value, before) =>
      mapFields(fields, (field, name) =>
        bodyOf(of, field, { value: valuesIn(value)[name], before: before && valuesIn(before)[name] }),
      ),
    toRead: ({ fields }, sent, before) => {
      const known = valuesIn(before);
      const read = mapFields(fields, (field, name) => {
        const value = valuesIn(sent)[name];
        return value === undefined
          ? (known[name] ?? field.blank)
          : readOf(of, field, { value, before: known[name] });
      });
      return read;
    },
    toPreview: ({ fields }, value, addressOf) =>
      mapFields(fields, (field, name) => previewOf(of, field, { value: valuesIn(value)[name], addressOf })),
    fromCopy: ({ fields }, value) => ({
      ...valuesIn(value),
      ...mapFields(fields, (field, name) => copyOf(of, field, valuesIn(value)[name])),
    }),
  };
}

/** The values of a group; none where there is something else. */
function valuesIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function GroupInput({ of, ...props }: InputProps<FieldOf<'group'>> & { readonly of: KindOf }) {
  const { name, label } = common(props);
  const fixed = useFixed();
  return (
    <Stack role="group" aria-label={fixed(label)}>
      <Label aria-hidden="true">{fixed(label)}</Label>
      <FieldRows of={of} fields={props.field.fields} prefix={`${name}.`} />
    </Stack>
  );
}

type FieldRowsProps = {
  readonly of: KindOf;
  readonly fields: FieldDefinitions;
  /** What stands before the names in the form: `hero.`. */
  readonly prefix?: string;
};

/** The inputs of fields in their order; two half ones after each other share a row. */
export function FieldRows({ of, fields, prefix = '' }: FieldRowsProps): ReactNode {
  const rows: [string, Field][][] = [];
  for (const entry of Object.entries(fields)) {
    const last = rows.at(-1);
    const isOpen = last?.length === 1 && last[0]?.[1].isHalf;
    if (entry[1].isHalf && isOpen) last.push(entry);
    else if (of(entry[1]).Input) rows.push([entry]);
  }
  return rows.map((row) => {
    const inputs = row.map(([name, field]) => (
      <OneField key={name} of={of} name={prefix + name} field={field} />
    ));
    return row.length === 1 ? inputs[0] : <Pair key={row[0]?.[0]}>{inputs}</Pair>;
  });
}

/** The input of a field, with those of its translations. */
export function OneField({ of, name, field }: InputProps & { readonly of: KindOf }): ReactNode {
  const { Input, isText } = of(field);
  const input = Input && <Input name={name} field={field} />;
  return isText && field.isTranslatable ? (
    <InLanguages path={name} field={field} isLong={isText === 'long'}>
      {input}
    </InLanguages>
  ) : (
    input
  );
}
