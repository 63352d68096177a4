import { ChevronDown, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { nobody } from '@ritmi/shared/domain/access';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ChangeList } from '../changes/ChangeList.js';
import { kindOf, thumbnailOf } from '../kinds/fieldKinds.js';
import { RowLanguages } from '../languages/ListLanguages.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { Badge, DangerIconButton } from '../look/frames.js';
import { SiteLink } from '../look/SiteLink.js';
import { Preview } from '../media/Preview.js';
import { StateBadges } from '../publishing/StateBadges.js';
import { queuedWrites, useQueued } from '../outbox/queued.js';
import { sitePathOf } from '../model/entityText.js';
import type { Removal } from '../resource/useResource.js';
import { words } from '../text.js';
import * as Parts from './rowParts.js';

type EntityRowProps = {
  /** Name of the entity, or `buttons`. */
  readonly name: string;
  readonly entity: Entity;
  readonly document: Values & { readonly id: string };
  /** Asked before the document is deleted. */
  readonly question: Message;
  readonly onEdit: () => void;
  readonly onDelete: (title: string) => Promise<Removal>;
  /** Replaces the columns, with one Cell each. */
  readonly cells?: ReactNode;
  /** Beside the title where a row has much room, else with the details. */
  readonly aside?: ReactNode;
};

/**
 * One document in a list: picture, title, columns and buttons in one line, and below it badges and details. Where rows
 * are dense, icons stand for the badges and details show when the row is open; assistive technology reads them at any
 * time.
 */
export function EntityRow(props: EntityRowProps) {
  const { name, entity, document, question, onEdit, onDelete, cells, aside } = props;
  const { t } = useLanguage();
  const queued = useQueued();
  const isQueued =
    isEntityName(name) && queuedWrites(name, queued).some(({ id, key }) => (id ?? key) === document.id);
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const title = textIn(document, entity.titleField);
  const url = thumbnailOf(entity, document);
  const sitePath = isEntityName(name) ? sitePathOf(name, document) : null;
  const hasPicture = url !== undefined;
  return (
    <Parts.Frame data-open={isOpen}>
      <Parts.Line $hasPicture={hasPicture}>
        {hasPicture ? <Parts.Thumb>{url ? <Preview url={url} isSmall /> : null}</Parts.Thumb> : null}
        <Parts.Head>
          <h3 id={titleId}>{title}</h3>
          {isQueued ? <Badge>{t(words.waiting)}</Badge> : null}
          {entity.publishing ? <StateBadges document={document} /> : null}
        </Parts.Head>
        {aside ? <Parts.Aside>{aside}</Parts.Aside> : null}
        <Parts.Facts>
          {cells ?? <Cells {...{ entity, document }} />}
          <Signs {...{ entity, document }} />
        </Parts.Facts>
        <Parts.Buttons>
          {entity.access.update === nobody ? null : (
            <Parts.EditButton data-row-action aria-describedby={titleId} onClick={onEdit}>
              Edit
            </Parts.EditButton>
          )}
          {entity.access.delete === nobody ? null : (
            <DeleteButton {...{ name, entity, title, titleId, question }} onDelete={() => onDelete(title)} />
          )}
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
        <Badges {...{ entity, document }} />
        <Details {...{ entity, document }} />
        <RowLanguages {...{ entity, document }} />
        {isOpen ? (
          <Parts.Links>
            {sitePath === null ? null : <SiteLink path={sitePath}>{t(words.showOnSite)}</SiteLink>}
            {isEntityName(name) ? (
              <Link to={`/history/${name}/${document.id}`}>{t(words.history)}</Link>
            ) : null}
          </Parts.Links>
        ) : null}
      </Parts.Details>
    </Parts.Frame>
  );
}

type DeleteButtonProps = Pick<EntityRowProps, 'name' | 'entity' | 'question'> & {
  readonly title: string;
  readonly titleId: string;
  readonly onDelete: () => Promise<Removal>;
};

/** Deletes after a confirmation, and asks again if somebody else has changed the document. */
function DeleteButton({ name, entity, title, titleId, question, onDelete }: DeleteButtonProps) {
  const { t } = useLanguage();
  const [pending, setPending] = useState<Removal>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isAgain = pending !== null && pending.changes.length > 0;

  async function handleConfirm({ remove }: NonNullable<Removal>) {
    setIsBusy(true);
    setPending(await remove());
    setIsBusy(false);
  }

  return (
    <>
      <DangerIconButton
        aria-label="Delete"
        aria-describedby={titleId}
        title="Delete"
        onClick={() => setPending({ changes: [], remove: onDelete })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </DangerIconButton>
      {pending ? (
        <ConfirmDialog
          key={isAgain ? 'again' : 'first'}
          title={`${t(words.remove)} ${t(entity.called).toLowerCase()}`}
          subject={title}
          text={t(isAgain ? words.changedMeanwhile : question)}
          confirmLabel="Delete"
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(pending)}
          onCancel={() => setPending(null)}
        >
          {isAgain ? <ChangeList entity={name} changes={pending.changes} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

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
function Signs({ entity, document }: DocumentProps) {
  const signs = signsOf(entity);
  return (
    <Parts.Signs $count={signs.length}>
      {signs.map((sign) =>
        document[sign.name] === true ? (
          <span key={sign.name} title={sign.badge}>
            <SignIcon {...sign} />
          </span>
        ) : null,
      )}
    </Parts.Signs>
  );
}

/** Icon and word of each flag that is set. */
function Badges({ entity, document }: DocumentProps) {
  const set = signsOf(entity).filter(({ name }) => document[name] === true);
  return set.length === 0 ? null : (
    <Parts.Badges>
      {set.map((sign) => (
        <Badge key={sign.name}>
          <SignIcon {...sign} /> {sign.badge}
        </Badge>
      ))}
    </Parts.Badges>
  );
}

/** The columns that an entity's definition names. */
function Cells({ entity: { columns, fields }, document }: DocumentProps) {
  return columns.map((column) => {
    const field = fields[column];
    if (!field) return null;
    const { Cell } = kindOf(field);
    return (
      <Fragment key={column}>
        <Cell field={field} value={document[column]} />{' '}
      </Fragment>
    );
  });
}

/** The first two lines of long texts, and the stored values of columns that show a word instead. */
function Details({ entity, document }: DocumentProps) {
  return Object.entries(entity.fields).map(([name, field]) => {
    const { Detail } = kindOf(field);
    return Detail && <Detail key={name} field={field} value={document[name]} />;
  });
}
