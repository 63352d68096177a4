import { styled } from 'styled-components';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { labelOf, readable } from './readable.js';
import { useServiceTitles } from './useServiceTitles.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  margin: 0;
  font-size: ${type.size.small};
  dt {
    color: ${color.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  del,
  ins {
    text-decoration: none;
    white-space: pre-line;
  }
  del {
    color: ${color.quiet};
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
    dt {
      color: ${color.text};
      font-weight: 600;
    }
    div + div > dt {
      margin-top: ${space(2)};
    }
  }
`;

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What changed, field by field: the value before and the value after. */
export function ChangeList({ changes }: { readonly changes: readonly FieldChange[] }) {
  const titles = useServiceTitles(changes.some(({ field }) => field === 'serviceIds'));
  return (
    <List>
      {changes.map(({ field, before, after }) => {
        const [old, fresh] = [readable(field, before, titles), readable(field, after, titles)];
        const isLong = `${old}${fresh}`.includes('\n');
        return (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{labelOf(field)}</dt>
            <dd>
              <del>{old}</del>
              {isLong ? <br /> : ' '}
              <span role="img" aria-label="is now">
                →
              </span>{' '}
              <ins>{fresh}</ins>
            </dd>
          </div>
        );
      })}
    </List>
  );
}
