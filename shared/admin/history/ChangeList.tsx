import { styled } from 'styled-components';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { color, space, type } from '@ritmi/shared/ui/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, auto) minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  font-size: ${type.size.small};
  dt {
    color: ${color.quiet};
  }
  dd {
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.quiet};
  }
`;

type ChangeListProps = Pick<AuditEntry, 'op' | 'changes'>;

/** What a write changed, field by field; of new and deleted documents everything would be listed, so nothing is. */
export function ChangeList({ op, changes }: ChangeListProps) {
  if (op !== 'update' && op !== 'reorder') return null;
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <div key={field} style={{ display: 'contents' }}>
          <dt>{field}</dt>
          <dd>
            <del>{asText(before)}</del> → {asText(after)}
          </dd>
        </div>
      ))}
    </List>
  );
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
