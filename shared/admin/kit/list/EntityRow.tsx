import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { formatEuro } from '@ritmi/shared/domain/money';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Note, TwoLines } from '../look/frames.js';
import { Row, type RowActions } from './Row.js';
import { Cell } from './rowParts.js';
import { sitePathOf } from '../resource/entityText.js';
import { words } from '../text.js';
import { Preview } from '../media/Preview.js';

type EntityRowProps = RowActions & {
  readonly name: EntityName;
  readonly document: Values & { readonly id: string };
  /** Asked before a delete. */
  readonly question: Message;
  /** In place of the columns. */
  readonly cells?: ReactNode;
  /** Beside the title where there is much room. */
  readonly aside?: ReactNode;
};

/** One document in the list: picture, title, flags, columns and long text, as its entity defines them. */
export function EntityRow(props: EntityRowProps) {
  const { name, document, cells, ...actions } = props;
  const { called, titleField, fields } = entityOf(name);
  const all = Object.entries(fields);
  const image = all.find(([, { kind }]) => kind === 'image')?.[0];
  const url = image === undefined ? undefined : document[image];
  const flags = all.flatMap(([field, each]) =>
    each.kind === 'flag' && each.sign
      ? [{ field, sign: each.sign, label: each.badge ?? each.inputLabel ?? each.label }]
      : [],
  );
  return (
    <Row
      {...actions}
      title={textIn(document, titleField)}
      called={called}
      document={{ entity: name, id: document.id }}
      // Buttons of a list without pictures begin at its edge.
      picture={
        image === undefined ? undefined : typeof url === 'string' && url ? (
          <Preview url={url} isSmall />
        ) : null
      }
      signs={flags.filter(({ field }) => document[field] === true)}
      signCount={flags.length}
      sitePath={sitePathOf(name, document.id)}
      cells={cells ?? <Cells name={name} document={document} />}
      details={<Details name={name} document={document} />}
    />
  );
}

type DocumentProps = { readonly name: EntityName; readonly document: Values };

/** A kind without one is as wide as its text. */
const widths: Partial<Record<Field['kind'], string>> = {
  suggestion: '104px',
  choice: '116px',
  date: '124px',
  price: '76px',
  media: '64px',
  text: 'min(260px, 34cqi)',
};

/** The columns that an entity's definition names. */
function Cells({ name, document }: DocumentProps) {
  const { language, t } = useLanguage();
  const { columns, fields } = entityOf(name);
  return columns.map((column) => {
    const field = fields[column];
    if (!field) return null;
    const value = document[column];
    if (field.kind === 'order') return <OrderCell key={column} order={Number(value)} />;
    const word = field.kind === 'suggestion' && field.wordOf && t(field.wordOf(String(value)));
    const text = word || columnText(field, value, language);
    return (
      <Fragment key={column}>
        <Cell $width={widths[field.kind] ?? 'auto'} $isAmount={field.kind === 'price'} title={text}>
          {text}
        </Cell>{' '}
      </Fragment>
    );
  });
}

const Position = styled(Cell)`
  &::before {
    content: attr(data-place) / '';
  }
`;

/** Shows the number alone; assistive technology also reads its name. */
export function OrderCell({ order }: { readonly order: number }) {
  return (
    <Position $width="20px" title="Order" data-place={order}>
      <VisuallyHidden>Order: {order}</VisuallyHidden>
    </Position>
  );
}

/** The first two lines of the long text, and values as they are stored where a cell words them. */
function Details({ name, document }: DocumentProps) {
  const fields = Object.entries(entityOf(name).fields);
  const long = fields.find(([, { kind }]) => kind === 'longText')?.[0];
  return (
    <>
      {long ? <TwoLines>{textIn(document, long)}</TwoLines> : null}
      {fields.map(([field, each]) =>
        each.kind === 'suggestion' && each.wordOf ? (
          <Note key={field}>
            {each.label}: <span>{textIn(document, field)}</span>
          </Note>
        ) : null,
      )}
    </>
  );
}

/** A value in a list: a kind without a text does not compile. */
function columnText(field: Field, value: unknown, language: Language): string {
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
      return text === '' ? words.noPrice[language] : formatEuro(text);
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
      return each.kind === 'choice' ? `${value} ${each.valueLabels?.[value] ?? ''}` : value;
    })
    .join(' ');
}
