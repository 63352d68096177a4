import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { fieldAt, labelAt } from '@ritmi/shared/domain/composite';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import { formatValue } from '../kinds/fieldKinds.js';
import type { FieldChange } from '../model/values.js';
import { words } from '../text.js';
import { useFormat } from './useFormat.js';
import { Fixed } from '../fixed.js';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  font-size: ${type.size.small};
  dt {
    color: ${color.quiet};
  }
  dd {
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

type ChangeListProps = { readonly entity: string; readonly changes: readonly FieldChange[] };

/** What changed, field by field: the value before and the value after. */
export function ChangeList({ entity, changes }: ChangeListProps) {
  return <FieldChanges fields={isEntityName(entity) ? entityOf(entity).fields : {}} changes={changes} />;
}

type FieldChangesProps = { readonly fields: FieldDefinitions; readonly changes: readonly FieldChange[] };

export function FieldChanges({ fields, changes }: FieldChangesProps) {
  const options = useFormat(changes.map(({ field }) => fieldAt(fields, field)));
  const { t } = useLanguage();
  return (
    <List>
      {changes.map(({ field, before, after }) => {
        const [oldText, newText] = [before, after].map((value) =>
          formatValue(fieldAt(fields, field), value, options),
        );
        const isLong = `${oldText}${newText}`.includes('\n');
        return (
          <div key={field} style={{ display: 'contents' }}>
            <dt>
              <Fixed>{labelAt(fields, field)}</Fixed>
            </dt>
            <dd>
              <del>{oldText}</del>
              {isLong ? <br /> : ' '}
              <span role="img" aria-label={t(words.isNow)}>
                →
              </span>{' '}
              <ins>{newText}</ins>
            </dd>
          </div>
        );
      })}
    </List>
  );
}
