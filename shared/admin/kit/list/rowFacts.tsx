import { Fragment } from 'react';
import type { Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import { kindOf } from '../kinds/fieldKinds.js';
import { Badge } from '../look/frames.js';
import * as Below from './rowDetails.js';
import * as Parts from './rowParts.js';
import { useFixed } from '../fixed.js';

type DocumentProps = { readonly entity: Entity; readonly document: Values };

type Sign = ReturnType<typeof signsOf>[number];

/** The signs of all flags that have one. */
function signsOf({ fields }: Entity) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const sign = kindOf(field).sign?.(field);
    return sign ? [{ ...sign, name }] : [];
  });
}

const SignIcon = ({ Icon, isFilled }: Sign) => (
  <Icon size={16} fill={isFilled ? 'currentColor' : 'none'} aria-hidden="true" />
);

/** Icons of the flags that are set, in a space that is wide enough for all. */
export function Signs({ entity, document }: DocumentProps) {
  const signs = signsOf(entity);
  const fixed = useFixed();
  return (
    <Parts.Signs $count={signs.length}>
      {signs.map((sign) =>
        document[sign.name] === true ? (
          <span key={sign.name} title={fixed(sign.badge)}>
            <SignIcon {...sign} />
          </span>
        ) : null,
      )}
    </Parts.Signs>
  );
}

/** Icon and word of each flag that is set. */
export function Badges({ entity, document }: DocumentProps) {
  const fixed = useFixed();
  const set = signsOf(entity).filter(({ name }) => document[name] === true);
  return set.length === 0 ? null : (
    <Below.Badges>
      {set.map((sign) => (
        <Badge key={sign.name}>
          <SignIcon {...sign} /> {fixed(sign.badge)}
        </Badge>
      ))}
    </Below.Badges>
  );
}

/** The document's place in a list that shows it: beside the handle that changes it. */
export function Place({ entity: { columns, fields, orderField }, document }: DocumentProps) {
  if (orderField === null || !columns.includes(orderField)) return null;
  const field = fields[orderField];
  if (!field) return null;
  const { Cell } = kindOf(field);
  return (
    <Parts.Place>
      <Cell field={field} value={document[orderField]} />
    </Parts.Place>
  );
}

/** The other columns that an entity's definition names. */
export function Cells({ entity: { columns, fields, orderField }, document }: DocumentProps) {
  return columns.map((column) => {
    const field = column === orderField ? undefined : fields[column];
    if (!field) return null;
    const { Cell } = kindOf(field);
    return (
      <Fragment key={column}>
        <Cell field={field} value={document[column]} />{' '}
      </Fragment>
    );
  });
}

/** The first two lines of long texts, and in an open row the stored values of columns that show a word instead. */
export function Details({ entity, document }: DocumentProps) {
  return Object.entries(entity.fields).map(([name, field]) => {
    const { Detail } = kindOf(field);
    return Detail && <Detail key={name} field={field} value={document[name]} />;
  });
}
