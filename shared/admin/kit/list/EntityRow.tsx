import { ChevronDown, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { nobody } from '@ritmi/shared/domain/access';
import { type EntityName, isEntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { type Entity } from '@ritmi/shared/domain/entity';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { RowBox, useIsSelecting } from '../bulk/selection.js';
import { bulkText } from '../bulk/text.js';
import { useCopyLink } from '../bulk/useCopyLink.js';
import { ChangeList } from '../changes/ChangeList.js';
import { formatValue, thumbnailOf } from '../kinds/fieldKinds.js';
import { RowLanguages } from '../languages/ListLanguages.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { Badge } from '../look/frames.js';
import { SiteLink } from '../look/SiteLink.js';
import { Preview } from '../media/Preview.js';
import { StateBadges } from '../publishing/StateBadges.js';
import { queuedWrites, useQueued } from '../outbox/queued.js';
import { sitePathOf } from '../model/entityText.js';
import type { Removal } from '../resource/useResource.js';
import { words } from '../text.js';
import { Badges, Cells, Details, Place, Signs } from './rowFacts.js';
import * as Below from './rowDetails.js';
import * as Parts from './rowParts.js';
import { useFixed } from '../fixed.js';

type EntityRowProps = {
  /** Name of the entity, or `buttons`. */
  readonly name: string;
  readonly entity: Entity;
  readonly document: Values & { readonly id: string };
  /** Asked before the document is deleted. */
  readonly question: Message;
  readonly onEdit: () => void;
  readonly onDelete: (title: string) => Promise<Removal>;
  readonly onDuplicate: () => void;
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
  const { name, entity, document, question, onEdit, onDelete, onDuplicate, cells, aside } = props;
  const isSelecting = useIsSelecting();
  const { t, language } = useLanguage();
  const fixed = useFixed();
  const queued = useQueued();
  const isQueued =
    isEntityName(name) && queuedWrites(name, queued).some(({ id, key }) => (id ?? key) === document.id);
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const title = formatValue(entity.fields[entity.titleField], textIn(document, entity.titleField), {
    language,
  });
  const url = thumbnailOf(entity, document);
  const sitePath = isEntityName(name) ? sitePathOf(name, document) : null;
  const hasPicture = url !== undefined;
  return (
    <Parts.Frame
      data-open={isOpen}
      data-place={(entity.orderField !== null && entity.columns.includes(entity.orderField)) || undefined}
    >
      <Parts.Line $hasPicture={hasPicture}>
        <Place {...{ entity, document }} />
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
          {isSelecting ? <RowBox id={document.id} title={title} /> : null}
          {isSelecting || entity.access.update === nobody ? null : (
            <Parts.EditButton data-row-action aria-describedby={titleId} onClick={onEdit}>
              {fixed('Edit')}
            </Parts.EditButton>
          )}
          {isSelecting || entity.access.delete === nobody ? null : (
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
      <Below.Details id={detailsId} $hasPicture={hasPicture}>
        <Badges {...{ entity, document }} />
        <Details {...{ entity, document }} />
        <RowLanguages {...{ entity, document }} />
        {isOpen ? (
          <Below.Links>
            {sitePath === null ? null : <SiteLink path={sitePath}>{t(words.showOnSite)}</SiteLink>}
            {isEntityName(name) ? (
              <>
                <Link to={`/history/${name}/${document.id}`}>{t(words.history)}</Link>
                <CopyLink name={name} id={document.id} />
              </>
            ) : null}
            {entity.access.create === nobody ? null : (
              <Below.TextButton aria-describedby={titleId} onClick={onDuplicate}>
                {t(bulkText.duplicate)}
              </Below.TextButton>
            )}
          </Below.Links>
        ) : null}
      </Below.Details>
    </Parts.Frame>
  );
}

function CopyLink({ name, id }: { readonly name: EntityName; readonly id: string }) {
  const { t } = useLanguage();
  const copyLink = useCopyLink();
  return <Below.TextButton onClick={() => copyLink(name, id)}>{t(bulkText.copyLink)}</Below.TextButton>;
}

type DeleteButtonProps = Pick<EntityRowProps, 'name' | 'entity' | 'question'> & {
  readonly title: string;
  readonly titleId: string;
  readonly onDelete: () => Promise<Removal>;
};

/** Deletes after a confirmation, and asks again if somebody else has changed the document. */
function DeleteButton({ name, entity, title, titleId, question, onDelete }: DeleteButtonProps) {
  const { t } = useLanguage();
  const fixed = useFixed();
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
      <Parts.BinButton
        aria-label={fixed('Delete')}
        aria-describedby={titleId}
        title={fixed('Delete')}
        onClick={() => setPending({ changes: [], remove: onDelete })}
      >
        <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      </Parts.BinButton>
      {pending ? (
        <ConfirmDialog
          key={isAgain ? 'again' : 'first'}
          title={`${t(words.remove)} ${t(entity.called).toLowerCase()}`}
          subject={title}
          text={t(isAgain ? words.changedMeanwhile : question)}
          confirmLabel={fixed('Delete')}
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
