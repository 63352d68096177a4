import { ChevronDown, EyeOff, type LucideIcon, Star } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { type Entity, textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import type { Language } from '@ritmi/shared/domain/language';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { readable } from '../changes/readable.js';
import { Badge, Note, TwoLines } from '../look/frames.js';
import { SiteLink } from '../look/SiteLink.js';
import { Preview } from '../media/Preview.js';
import { words } from '../text.js';
import { DeleteButton, type DeleteButtonProps } from './DeleteButton.js';
import * as Parts from './rowParts.js';

const signs: Readonly<Record<'star' | 'hidden', LucideIcon>> = { star: Star, hidden: EyeOff };

type EntityRowProps = Pick<DeleteButtonProps, 'name' | 'entity' | 'question' | 'onDelete'> & {
  readonly document: Values & { readonly id: string };
  readonly isQueued: boolean;
  readonly onEdit: () => void;
  /** In place of the columns, one Cell each. */
  readonly cells?: ReactNode;
  /** Beside the title where a row has much room, else with the details. */
  readonly aside?: ReactNode;
};

/**
 * One document in a list: picture, title, columns and flags in one line, its buttons, and the rest of it below when it is
 * opened, which assistive technology reads at any time.
 */
export function EntityRow(props: EntityRowProps) {
  const { name, entity, document, question, isQueued, onEdit, onDelete, cells, aside } = props;
  const { t } = useLanguage();
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const title = textIn(document, entity.titleField);
  const image = Object.entries(entity.fields).find(([, { kind }]) => kind === 'image')?.[0];
  const url = image && textIn(document, image);
  // Buttons of a list without pictures begin at its edge.
  const hasPicture = image !== undefined;
  return (
    <Parts.Frame data-open={isOpen}>
      <Parts.Line $hasPicture={hasPicture}>
        {hasPicture ? <Parts.Thumb>{url ? <Preview url={url} isSmall /> : null}</Parts.Thumb> : null}
        <Parts.Head>
          <h3 id={titleId}>{title}</h3>
          {isQueued ? <Badge>{t(words.waiting)}</Badge> : null}
        </Parts.Head>
        {aside ? <Parts.Aside>{aside}</Parts.Aside> : null}
        <Parts.Facts>
          {cells ?? <Cells {...{ entity, document }} />}
          <Signs {...{ entity, document }} />
        </Parts.Facts>
        <Parts.Buttons>
          <Parts.EditButton data-row-action aria-describedby={titleId} onClick={onEdit}>
            Edit
          </Parts.EditButton>
          <DeleteButton {...{ name, entity, title, titleId, question, onDelete }} />
          <Parts.MoreButton
            aria-label={t(words.more)}
            aria-describedby={titleId}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </Parts.MoreButton>
        </Parts.Buttons>
      </Parts.Line>
      <Parts.Details id={detailsId} $hasPicture={hasPicture}>
        <Details {...{ entity, document }} />
        {isOpen ? (
          <Parts.Links>
            <SiteLink path={entity.hasOwnPage ? `${entity.page}/${document.id}` : entity.page}>
              {t(words.showOnSite)}
            </SiteLink>
            {isEntityName(name) ? (
              <Link to={`/history/${name}/${document.id}`}>{t(words.history)}</Link>
            ) : null}
          </Parts.Links>
        ) : null}
      </Parts.Details>
    </Parts.Frame>
  );
}

type DocumentProps = { readonly entity: Entity; readonly document: Values };

/** The flags that are set; the places of the others stay free. */
function Signs({ entity: { fields }, document }: DocumentProps) {
  const flags = Object.entries(fields).flatMap(([field, each]) =>
    each.kind === 'flag' && each.sign ? [{ ...each, field, sign: each.sign }] : [],
  );
  return (
    <Parts.Signs $count={flags.length}>
      {flags.map(({ field, sign, label, inputLabel = label, badge = inputLabel }) => {
        const Icon = signs[sign];
        return document[field] === true ? (
          <span key={field} title={badge}>
            <Icon size={16} fill={sign === 'star' ? 'currentColor' : 'none'} aria-hidden="true" />
            <VisuallyHidden>{badge}</VisuallyHidden>
          </span>
        ) : null;
      })}
    </Parts.Signs>
  );
}

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
function Cells({ entity: { columns, fields }, document }: DocumentProps) {
  const { language } = useLanguage();
  return columns.map((column) => {
    const field = fields[column];
    if (!field) return null;
    if (field.kind === 'order') return <OrderCell key={column} order={Number(document[column])} />;
    const text = columnText(field, document[column], language);
    return (
      <Fragment key={column}>
        <Parts.Cell $width={widths[field.kind]} $isAmount={field.kind === 'price'} title={text}>
          {text}
        </Parts.Cell>{' '}
      </Fragment>
    );
  });
}

const Position = styled(Parts.Cell)`
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
function Details({ entity, document }: DocumentProps) {
  const fields = Object.entries(entity.fields);
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

/** A value in a list: of a list how many it has, else as the history words it. */
function columnText(field: Field, value: unknown, language: Language): string {
  if (Array.isArray(value)) return `${value.length} ${field.label.toLowerCase()}`;
  const text = String(value);
  if (field.kind === 'price' && text === '') return words.noPrice[language];
  if (field.kind === 'choice') return field.valueLabels?.[text] ?? text;
  const word = field.kind === 'suggestion' && field.wordOf?.(text)[language];
  return word || readable(field, value, { language });
}

const searchedKinds: readonly Field['kind'][] = ['text', 'suggestion', 'choice', 'date'];

/** The text that the search of a list looks through: title, columns and long texts. */
export function searchText({ titleField, columns, fields }: Entity, document: Values): string {
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
