import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { Select } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useHost } from '../../host/host.js';
import { useFieldError } from '../inputs/fields.js';
import { ReferenceChecklist } from '../inputs/ReferenceChecklist.js';
import { entityTitle } from '../model/entityText.js';
import { listQuery } from '../model/queries.js';
import { idsIn, idsOf } from '../model/values.js';
import { words } from '../text.js';
import {
  common,
  countOf,
  type InputProps,
  type Kind,
  nothing,
  plainText,
  textCell,
  textValue,
} from './kind.js';
import { useFixed } from '../fixed.js';

/** Documents of another entity: sent as ids, read as documents. */
export const references: Kind<FieldOf<'references'>> = {
  Input: ReferencesInput,
  Cell: textCell(undefined, countOf),
  format: ({ to }, value, { titles, language }) =>
    (Array.isArray(value) ? value : [value])
      .map((id) => titles?.get(String(id)) ?? `${entityTitle(to)[language]} (${words.deleted[language]})`)
      .join('\n'),
  toForm: ({ readAs }, value, document) => (readAs === null ? idsOf(value) : idsIn(document[readAs])),
  // Ids that are read as they are sent may be none, so a body without them says the same.
  toBody: ({ readAs }, value, before) => (readAs === null && isSameIds(value, before) ? undefined : value),
  toRead: ({ readAs }, sent) => (readAs === null ? sent : idsOf(sent).map((id) => ({ id }))),
  refersTo: ({ to }) => to,
};

function isSameIds(value: unknown, before: unknown): boolean {
  return idsOf(value).join() === idsOf(before ?? []).join();
}

/** One document of another entity, or none. */
export const reference: Kind<FieldOf<'reference'>> = {
  Input: ReferenceInput,
  Cell: textCell(undefined, (_, value, language) => plainText(value, language)),
  format: ({ to }, value, { titles, language }) =>
    titles?.get(String(value)) ?? `${entityTitle(to)[language]} (${words.deleted[language]})`,
  empty: () => '',
  toForm: (_, value) => value ?? '',
  refersTo: ({ to }) => to,
};

function ReferenceInput(props: InputProps<FieldOf<'reference'>>) {
  const { name, label, isRequired } = common(props);
  const fixed = useFixed();
  const { options } = useOptions(props.field.to);
  // Controlled: its options change when the list arrives.
  const { field } = useController({ name });
  const chosen = textValue(field.value);
  // What is chosen stays so until the list is there, also when the document has been removed.
  const isListed = chosen === '' || options.some(({ id }) => id === chosen);
  const all = isListed ? options : [...options, { id: chosen, title: chosen }];
  return (
    <Field label={fixed(label)} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...field} value={chosen} required={isRequired}>
          {[{ id: '', title: nothing }, ...all].map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The documents of an entity to choose from. */
function useOptions(to: string) {
  const { connection } = useHost();
  if (!isEntityName(to)) throw new Error(`There is no entity ${to}`);
  const { titleField } = entityOf(to);
  const { data, isError, refetch } = useQuery(listQuery(connection, to));
  const rows: readonly Values[] = data?.value ?? [];
  const options = rows.map((row) => ({ id: textIn(row, 'id'), title: textIn(row, titleField) }));
  return { options, isLoaded: data !== undefined, isError, refetch };
}

function ReferencesInput({ name, field }: InputProps<FieldOf<'references'>>) {
  const { label, noneChosen, to } = field;
  const { options, isLoaded, isError, refetch } = useOptions(to);
  const state = isError ? 'failed' : 'loading';
  return (
    <ReferenceChecklist
      name={name}
      label={label}
      noneChosen={noneChosen}
      state={isLoaded ? 'ready' : state}
      refetch={refetch}
      options={options}
    />
  );
}
