import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { formatEuro } from '@ritmi/shared/domain/money';
import { Chip, Note, TwoLines } from '../look/frames.js';
import { Row, type RowActions } from './Row.js';
import { sitePathOf } from '../resource/entityText.js';
import { Thumbnail } from '../media/Preview.js';

/** Goes to the next line as a whole, dot and all. */
const Part = styled.span`
  display: inline-block;
`;

type EntityRowProps = RowActions & {
  readonly name: EntityName;
  readonly document: Values & { readonly id: string };
  /** Asked before a delete. */
  readonly question: string;
  /** In place of the columns and the long text. */
  readonly children?: ReactNode;
};

/** One document in the list: picture, title, flags, columns and long text, as its entity defines them. */
export function EntityRow(props: EntityRowProps) {
  const { name, document, children, ...actions } = props;
  const { label, titleField, fields } = entityOf(name);
  const all = Object.entries(fields);
  const title = textIn(document, titleField);
  const image = all.find(([, { kind }]) => kind === 'image')?.[0] ?? '';
  const url = document[image];
  const badges = all.map(([field, each]) =>
    each.kind === 'flag' && document[field] === true ? (each.badge ?? each.inputLabel ?? each.label) : null,
  );
  return (
    <Row
      {...actions}
      title={title}
      label={label}
      document={{ entity: name, id: document.id }}
      picture={typeof url === 'string' && url !== '' ? <Thumbnail url={url} /> : null}
      badges={badges}
      sitePath={sitePathOf(name, document.id)}
    >
      {children ?? (
        <>
          <Columns name={name} document={document} />
          <LongText name={name} document={document} />
        </>
      )}
    </Row>
  );
}

type DetailsProps = { readonly name: EntityName; readonly document: Values };

/** The columns that an entity's definition names, in one line. */
export function Columns({ name, document }: DetailsProps) {
  const { columns, fields } = entityOf(name);
  if (columns.length === 0) return null;
  return (
    <Note>
      {columns.map((column, place) => {
        const field = fields[column];
        if (!field) return null;
        const isChip = field.kind === 'order';
        return (
          <Part key={column}>
            {place === 0 || isChip ? null : '· '}
            {isChip ? (
              <Chip>Order: {JSON.stringify(document[column])}</Chip>
            ) : (
              <span>{columnText(field, document[column])}</span>
            )}
            {'\u00a0'}
          </Part>
        );
      })}
    </Note>
  );
}

/** The first two lines of the long text. */
export function LongText({ name, document }: DetailsProps) {
  const found = Object.entries(entityOf(name).fields).find(([, { kind }]) => kind === 'longText');
  return found ? <TwoLines>{textIn(document, found[0])}</TwoLines> : null;
}

/** A value in a list: a kind without a text does not compile. */
export function columnText(field: Field, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'suggestion':
    case 'image':
      return text;
    case 'choice':
      return field.valueLabels?.[text] ?? text;
    case 'date':
      return formatDate(text);
    case 'price':
      return text === '' ? 'No price' : formatEuro(text);
    case 'order':
      return JSON.stringify(value);
    case 'flag':
      return value === true ? field.label : '';
    case 'media':
      return `${lengthOf(value)} media`;
    case 'texts':
    case 'references':
      return `${lengthOf(value)} ${field.label.toLowerCase()}`;
  }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

const searchedKinds: readonly Field['kind'][] = ['text', 'suggestion', 'choice', 'date'];

/** The text that the search of a list looks through: title, columns and long texts. */
export function searchText(name: EntityName, document: Values): string {
  const { titleField, columns, fields } = entityOf(name);
  return Object.entries(fields)
    .filter(
      ([field, { kind }]) =>
        kind === 'longText' ||
        (searchedKinds.includes(kind) && (field === titleField || columns.includes(field))),
    )
    .map(([field, each]) => {
      const value = textIn(document, field);
      return each.kind === 'choice' ? `${value} ${columnText(each, value)}` : value;
    })
    .join(' ');
}
