import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { TrashEntry } from '@ritmi/shared/domain/history';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ScreenHeading } from '../kit/useTitle.js';
import { useHost } from '../host/host.js';
import { formatMoment } from '../kit/formatMoment.js';
import { LoadState } from '../kit/list/LoadState.js';
import { matches, SearchBox } from '../kit/list/SearchBox.js';
import { useFocusAfterRemoval } from '../kit/list/useFocusAfterRemoval.js';
import {
  ButtonRow,
  DangerButton,
  ListLine,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  Stack,
} from '../kit/look/frames.js';
import { entityTitle } from '../kit/resource/entityText.js';
import { pollAfterFailure } from '../kit/resource/queries.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { words } from '../kit/text.js';
import { type Erasable, EraseDialog } from './EraseDialog.js';
import { trashText } from './text.js';

/** Deleted documents, to restore or to delete for good. */
export function TrashView() {
  const { connection } = useHost();
  const { language, t } = useLanguage();
  const text = t(trashText);
  const [search, setSearch] = useState('');
  /** What the dialog asks about. */
  const [erasable, setErasable] = useState<Erasable | null>(null);
  const query = useQuery({
    queryKey: ['changed', 'trash'],
    queryFn: async () => (await request<TrashEntry[]>(connection, { path: '/trash' })).value,
    refetchInterval: pollAfterFailure,
  });
  const deleted = query.data;
  const shown = useMemo(
    () =>
      (deleted ?? []).filter(({ title, entity }) =>
        matches(`${title} ${entityTitle(entity)[language]}`, search),
      ),
    [deleted, search, language],
  );
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, shown);
  return (
    <>
      <ScreenHeading title={text.title} />
      <Panel ref={panel} aria-label={text.title} onFocus={handleFocus}>
        <PanelTitle tabIndex={-1}>{text.panel}</PanelTitle>
        {deleted?.length ? <SearchBox label={text.search} value={search} onChange={setSearch} /> : null}
        <LoadState query={query} failure={text.loadFailed} />
        {deleted?.length === 0 ? <Note>{text.nothing}</Note> : null}
        {deleted?.length && shown.length === 0 ? <Note>{t(words.nothingFound)}</Note> : null}
        {shown.length > 0 ? (
          <ul>
            {shown.map((entry) => (
              <TrashRow key={entry.id} entry={entry} onErase={() => setErasable(entry)} />
            ))}
          </ul>
        ) : null}
        {deleted?.length ? (
          <ButtonRow>
            <DangerButton onClick={() => setErasable('all')}>{text.empty}</DangerButton>
          </ButtonRow>
        ) : null}
      </Panel>
      {erasable ? <EraseDialog what={erasable} onClose={() => setErasable(null)} /> : null}
    </>
  );
}

/** Breaks as a whole. */
const Moment = styled.span`
  display: inline-block;
`;

type TrashRowProps = { readonly entry: TrashEntry; readonly onErase: () => void };

/** One deleted document. */
function TrashRow({ entry: { id, title, entity, deletedAt, deletedBy }, onErase }: TrashRowProps) {
  const { language, t } = useLanguage();
  const text = t(trashText);
  const { restore } = useUndo();
  // At once: a mutation says a moment later that it is pending, and a double click would restore twice.
  const [isBusy, setIsBusy] = useState(false);
  const titleId = `deleted-${id}`;
  const common = { disabled: isBusy, 'aria-describedby': titleId };

  async function handleRestore() {
    setIsBusy(true);
    await restore(id, entity);
    setIsBusy(false);
  }

  return (
    <ListLine>
      <Stack $gap={1}>
        <h3 id={titleId}>{title || t(words.untitled)}</h3>
        <Note>
          {t(entityTitle(entity))} · <Moment>{formatMoment(deletedAt, language)}</Moment> · {deletedBy.name}
        </Note>
      </Stack>
      <ButtonRow>
        <PlainButton {...common} data-row-action onClick={() => void handleRestore()}>
          {text.restore}
        </PlainButton>
        <DangerButton {...common} onClick={onErase}>
          {text.erase}
        </DangerButton>
      </ButtonRow>
    </ListLine>
  );
}
