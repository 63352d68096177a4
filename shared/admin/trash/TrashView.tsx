import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import { isEntityName } from '@ritmi/shared/domain/entities';
import type { Erased, TrashEntry } from '@ritmi/shared/domain/history';
import { matches } from '@ritmi/shared/domain/text/fold';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { ScreenHeading } from '../kit/useTitle.js';
import { useHost } from '../host/host.js';
import { formatMoment } from '../kit/formatMoment.js';
import { LoadState } from '../kit/list/LoadState.js';
import { Thumb } from '../kit/list/rowParts.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { useFocusAfterRemoval } from '../kit/list/useFocusAfterRemoval.js';
import { ConfirmDialog } from '../kit/look/ConfirmDialog.js';
import { Preview } from '../kit/media/Preview.js';
import {
  ButtonRow,
  DangerButton,
  ListLine,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  PlainLink,
  Stack,
} from '../kit/look/frames.js';
import { onPhone } from '../kit/look/useMedia.js';
import { entityTitle } from '../kit/model/entityText.js';
import { pollAfterFailure } from '../kit/model/queries.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { words } from '../kit/text.js';
import { trashText as text } from './text.js';
import { newKey } from '../kit/model/newKey.js';

/** Deleted documents, to restore or to delete for good. */
export function TrashView() {
  const { connection } = useHost();
  const { language, t } = useLanguage();
  const [search, setSearch] = useState('');
  const [erasable, setErasable] = useState<TrashEntry | 'all' | null>(null);
  const query = useQuery({
    queryKey: ['changed', 'trash'],
    queryFn: async () => (await request<TrashEntry[]>(connection, { path: '/trash' })).value,
    refetchInterval: pollAfterFailure,
  });
  const { data: deleted = [] } = query;
  const shown = useMemo(
    () => deleted.filter(({ title, entity }) => matches(`${title} ${entityTitle(entity)[language]}`, search)),
    [deleted, search, language],
  );
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);
  return (
    <>
      <ScreenHeading title={t(text.title)} />
      <Panel ref={panel} aria-label={t(text.title)} onFocus={handleFocus}>
        <Head>
          <PanelTitle tabIndex={-1}>{t(text.panel)}</PanelTitle>
          {deleted.length > 0 ? (
            <QuietDanger onClick={() => setErasable('all')}>{t(text.empty)}</QuietDanger>
          ) : null}
        </Head>
        {deleted.length > 0 ? <SearchBox label={t(text.search)} value={search} onChange={setSearch} /> : null}
        <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
        {query.data?.length === 0 ? (
          <Nothing>
            <Trash2 size={28} aria-hidden="true" />
            <Note>{t(text.nothing)}</Note>
            <PlainLink as={Link} to="/history">
              {t(text.toHistory)}
            </PlainLink>
          </Nothing>
        ) : null}
        {shown.length < deleted.length && shown.length === 0 ? <Note>{t(words.nothingFound)}</Note> : null}
        {shown.length > 0 ? (
          <ul>
            {shown.map((entry) => (
              <TrashRow key={entry.id} entry={entry} onErase={() => setErasable(entry)} />
            ))}
          </ul>
        ) : null}
      </Panel>
      {erasable ? <EraseDialog what={erasable} onClose={() => setErasable(null)} /> : null}
    </>
  );
}

const Head = styled.div`
  ${layout.wrap(2, 4)}
  align-items: center;
  justify-content: space-between;
`;

const Nothing = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  padding: ${space(10)} 0;
  text-align: center;
  svg {
    color: ${color.quiet};
  }
`;

/** What one seldom wants, beside what one came for. */
const QuietDanger = styled(DangerButton)`
  padding-inline: ${space(3)};
  // Its words end where the panel's other parts do.
  margin-right: -${space(3)};
  &:not(:hover) {
    border-color: transparent;
    font-weight: 500;
  }
`;

const Moment = styled.span`
  display: inline-block;
`;

/** On a phone its buttons are below the title, which has the whole width. */
const Row = styled(ListLine)`
  ${onPhone} {
    flex-direction: column;
    gap: ${space(2)};
    align-items: stretch;
  }
`;

const What = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-width: 0;
`;

type TrashRowProps = { readonly entry: TrashEntry; readonly onErase: () => void };

function TrashRow({ entry, onErase }: TrashRowProps) {
  const { id, title, entity, deletedAt, deletedBy, picture } = entry;
  const { language, t } = useLanguage();
  const { restore } = useUndo();
  // Set at once: a mutation is pending only a moment later, and a double click would restore twice.
  const [isBusy, setIsBusy] = useState(false);
  const titleId = `deleted-${id}`;
  const common = { disabled: isBusy, 'aria-describedby': titleId };

  async function handleRestore() {
    setIsBusy(true);
    if (isEntityName(entity)) await restore({ id, title }, entity);
    setIsBusy(false);
  }

  return (
    <Row>
      <What>
        <Thumb>{picture ? <Preview url={picture} isSmall /> : null}</Thumb>
        <Stack $gap={1}>
          <h3 id={titleId}>{title || t(words.untitled)}</h3>
          <Note>
            {t(entityTitle(entity))} · <Moment>{formatMoment(deletedAt, language)} ·</Moment> {deletedBy.name}
          </Note>
        </Stack>
      </What>
      <ButtonRow>
        <PlainButton
          {...common}
          disabled={isBusy || !isEntityName(entity)}
          data-row-action
          onClick={() => void handleRestore()}
        >
          {t(text.restore)}
        </PlainButton>
        <QuietDanger {...common} onClick={onErase}>
          {t(text.erase)}
        </QuietDanger>
      </ButtonRow>
    </Row>
  );
}

type EraseDialogProps = { readonly what: TrashEntry | 'all'; readonly onClose: () => void };

/** A large trash takes several calls, and deleting files takes long. */
const timeoutMs = 60_000;

/** Asks before something is deleted for good, deletes it and reports what was removed. Never queued in an outbox. */
function EraseDialog({ what, onClose }: EraseDialogProps) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const isAll = what === 'all';
  const title = isAll ? undefined : what.title || t(words.untitled);

  async function erase(path: string): Promise<Erased> {
    const call = { method: 'DELETE', path, idempotencyKey: newKey(), timeoutMs } as const;
    return (await request<Erased>(connection, call)).value;
  }

  /** The server deletes in batches. */
  async function eraseAll(): Promise<Erased> {
    const total = { documents: 0, files: 0 };
    for (;;) {
      const { documents, files } = await erase('/trash');
      if (documents === 0) return total;
      total.documents += documents;
      total.files += files;
    }
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => (isAll ? eraseAll() : erase(`/trash/${encodeURIComponent(what.id)}`)),
    onSuccess: ({ documents, files }) =>
      showSuccess(t(text.removed(title ?? t(text.documents(documents)), files))),
    onError: (error) =>
      isNotFound(error)
        ? showSuccess(t(text.alreadyErased))
        : reportFailure(error, failureWithServerText(t(text.eraseFailed))),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['changed'] });
      onClose();
    },
  });

  return (
    <ConfirmDialog
      title={t(isAll ? text.empty : text.erase)}
      text={t(isAll ? text.emptyQuestion : text.eraseQuestion)}
      confirmLabel={t(isAll ? text.empty : text.erase)}
      subject={title}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
