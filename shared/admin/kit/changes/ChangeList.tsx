import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Field } from '@ritmi/shared/domain/fields';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { mediaItemInput } from '@ritmi/shared/domain/shapes';
import { FilePreview, Preview } from '../media/Preview.js';
import { words } from '../text.js';
import { useFormatValue } from './formatValue.js';

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

export type FieldChange = AuditEntry['changes'][number];

type ChangeListProps = { readonly entity: string; readonly changes: readonly FieldChange[] };

/** What changed, field by field: the value before and the value after. */
export function ChangeList({ entity, changes }: ChangeListProps) {
  const fields = isEntityName(entity) ? entityOf(entity).fields : {};
  const format = useFormatValue(changes.map(({ field }) => fields[field]));
  const { t } = useLanguage();
  return (
    <List>
      {changes.map(({ field, before, after }) => {
        const [oldText, newText] = [format(fields[field], before), format(fields[field], after)];
        const isLong = `${oldText}${newText}`.includes('\n');
        return (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{fields[field]?.label ?? field}</dt>
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

/** A span, because it is inside a label. */
const Medium = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  img,
  video {
    width: 96px;
  }
`;

type VersionValueProps = { readonly field: Field | undefined; readonly value: unknown };

/** One version of a field in a conflict: pictures are shown, everything else is text. */
export function VersionValue({ field, value }: VersionValueProps): ReactNode {
  const format = useFormatValue([field]);
  const { data: media = [] } = z.array(mediaItemInput).safeParse(value);
  if (media.length > 0) {
    return media.map((medium, place) => (
      <Medium key={`${place} ${medium.url}`}>
        <Preview url={medium.url} type={medium.type} />
        {format(field, medium)}
      </Medium>
    ));
  }
  if (value instanceof File) {
    return (
      <>
        <FilePreview file={value} />
        {value.name}
      </>
    );
  }
  return (
    <>
      {field?.kind === 'image' && typeof value === 'string' && value !== '' ? <Preview url={value} /> : null}
      {format(field, value)}
    </>
  );
}
