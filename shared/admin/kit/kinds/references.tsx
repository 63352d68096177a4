import { useQuery } from '@tanstack/react-query';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { useHost } from '../../host/host.js';
import { ReferenceChecklist } from '../inputs/ReferenceChecklist.js';
import { entityTitle } from '../model/entityText.js';
import { listQuery } from '../model/queries.js';
import { idsIn, idsOf } from '../model/values.js';
import { words } from '../text.js';
import { countOf, type InputProps, type Kind, textCell } from './kind.js';

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

function ReferencesInput({ name, field }: InputProps<FieldOf<'references'>>) {
  const { label, noneChosen, to } = field;
  const { connection } = useHost();
  const entity = isEntityName(to) ? to : null;
  const { data, isError, refetch } = useQuery({
    ...listQuery(connection, entity ?? 'services'),
    enabled: entity !== null,
  });
  const rows: readonly Values[] = data?.value ?? [];
  const titleOf = (row: Values) => (entity ? textIn(row, entityOf(entity).titleField) : '');
  const state = isError ? 'failed' : 'loading';
  return (
    <ReferenceChecklist
      name={name}
      label={label}
      noneChosen={noneChosen}
      state={data ? 'ready' : state}
      refetch={refetch}
      options={rows.map((row) => ({ id: textIn(row, 'id'), title: titleOf(row) }))}
    />
  );
}
