import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { fieldAt, labelAt } from '@ritmi/shared/domain/composite';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import type { Language } from '@ritmi/shared/domain/language';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { formatValue } from '../kinds/fieldKinds.js';
import type { FieldChange } from '../model/values.js';
import { andMore, words } from '../text.js';
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

const Rest = styled.details`
  font-size: ${type.size.small};
  summary {
    ${layout.touchTarget}
    width: fit-content;
    color: ${color.quiet};
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

type ChangeListProps = { readonly entity: string; readonly changes: readonly FieldChange[] };

/** What changed, field by field: the value before and the value after. */
export function ChangeList({ entity, changes }: ChangeListProps) {
  return <FieldChanges fields={isEntityName(entity) ? entityOf(entity).fields : {}} changes={changes} />;
}

type FieldChangesProps = { readonly fields: FieldDefinitions; readonly changes: readonly FieldChange[] };

/** How many fields are in sight; the others are opened. */
const shownFirst = 4;

export function FieldChanges({ fields, changes }: FieldChangesProps) {
  const { t } = useLanguage();
  const rest = changes.slice(shownFirst);
  return (
    <>
      <Changes fields={fields} changes={changes.slice(0, shownFirst)} />
      {rest.length > 0 ? (
        <Rest>
          <summary>{t(andMore(rest.length))}</summary>
          <Changes fields={fields} changes={rest} />
        </Rest>
      ) : null}
    </>
  );
}

function Changes({ fields, changes }: FieldChangesProps) {
  const options = useFormat(changes.map(({ field }) => fieldAt(fields, field)));
  const { language, t } = useLanguage();
  return (
    <List>
      {changes.map(({ field, before, after }) => {
        const [oldText = '', newText = ''] = [before, after].map((value) =>
          forPeople(formatValue(fieldAt(fields, field), value, options), language),
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

/** Without the ids of a text, and with its times as people write them, in Albania, where they were set. */
function forPeople(text: string, language: Language): string {
  const words = text
    .replaceAll(/\b[0-9a-f]{24}\b( · )?/g, '')
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, (iso) => formatInTirane(iso, language));
  return words === '' && text !== '' ? '✓' : words;
}
