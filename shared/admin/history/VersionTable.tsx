import { styled } from 'styled-components';
import { fieldAt, labelAt } from '@ritmi/shared/domain/composite';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { useFormat } from '../kit/changes/useFormat.js';
import { VersionValue } from '../kit/kinds/fieldKinds.js';
import { Note } from '../kit/look/frames.js';
import type { FieldChange } from '../kit/model/values.js';
import { historyText as text } from './text.js';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${type.size.small};
  caption {
    padding-bottom: ${space(2)};
    text-align: left;
    font-weight: 600;
  }
  th,
  td {
    padding: ${space(2)};
    border: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  th:first-child {
    width: 22%;
    // Room for 'Description' in one piece.
    @media (max-width: 639px) {
      width: 104px;
    }
  }
  th {
    color: ${color.quiet};
    font-weight: 600;
  }
`;

type VersionTableProps = {
  readonly entity: EntityName;
  readonly versions: readonly [number, number];
  readonly changes: readonly FieldChange[];
};

/** Two versions of a document side by side: the fields in which they differ. */
export function VersionTable({ entity, versions: [older, newer], changes }: VersionTableProps) {
  const { t } = useLanguage();
  const { fields } = entityOf(entity);
  const options = useFormat(changes.map(({ field }) => fieldAt(fields, field)));
  if (changes.length === 0) return <Note>{t(text.same(older, newer))}</Note>;
  return (
    <Table>
      <caption>{t(text.versions(older, newer))}</caption>
      <thead>
        <tr>
          <th scope="col">{t(text.field)}</th>
          <th scope="col">{t(text.version(older))}</th>
          <th scope="col">{t(text.version(newer))}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{labelAt(fields, field)}</th>
            {[before, after].map((value, side) => (
              // oxlint-disable-next-line react/no-array-index-key -- There are always these two.
              <td key={side}>
                <VersionValue field={fieldAt(fields, field)} value={value} options={options} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
