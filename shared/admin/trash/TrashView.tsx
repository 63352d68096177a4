import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { request } from '@ritmi/shared/client/request';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { TrashEntry } from '@ritmi/shared/domain/history';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useHost } from '../host/host.js';
import { entityTitle } from '../kit/list/entityTitle.js';
import { SearchBox, matches } from '../kit/list/SearchBox.js';
import { NotLoaded } from '../kit/list/NotLoaded.js';
import { useKeptFocus } from '../kit/list/useKeptFocus.js';
import { ButtonRow, DangerButton, Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { askAgain } from '../kit/resource/queryClient.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { useLoadFailure } from '../kit/session/useFailure.js';
import { failures, text } from './text.js';
import { type Erasable, EraseDialog } from './EraseDialog.js';
import { TrashRow } from './TrashRow.js';

/** Deleted documents, to restore or to delete for good. */
export function TrashView() {
  const { connection } = useHost();
  const client = useQueryClient();
  const { restore } = useUndo();
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState<readonly string[]>([]);
  const {
    data: deleted,
    error,
    errorUpdateCount,
    refetch,
  } = useQuery({
    queryKey: ['changed', 'trash'],
    queryFn: async () => (await request<TrashEntry[]>(connection, { path: '/trash' })).value,
    refetchInterval: askAgain,
  });
  const isBroken = useLoadFailure({ data: deleted, error, errorUpdateCount }, failures.load);
  /** What the question is about. */
  const [asked, setAsked] = useState<Erasable | null>(null);

  async function handleRestore({ id, entity }: TrashEntry) {
    setBusy((ids) => [...ids, id]);
    await restore(id, entity as EntityName);
    await client.invalidateQueries({ queryKey: ['changed'] });
    setBusy((ids) => ids.filter((other) => other !== id));
  }

  const shown = useMemo(
    () => (deleted ?? []).filter(({ title, entity }) => matches(`${title} ${entityTitle(entity)}`, search)),
    [deleted, search],
  );
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useKeptFocus(panel, shown);
  return (
    <>
      <h1>Trash</h1>
      <Panel ref={panel} aria-label="Trash" onFocus={handleFocus}>
        <PanelTitle tabIndex={-1}>Deleted</PanelTitle>
        {deleted?.length ? <SearchBox label="Search: Trash" value={search} onChange={setSearch} /> : null}
        {isBroken ? <NotLoaded hasCopy={deleted !== undefined} onTryAgain={() => void refetch()} /> : null}
        {!deleted && !isBroken ? <Loading label="Loading" /> : null}
        {deleted?.length === 0 ? <Note>The trash is empty.</Note> : null}
        {deleted?.length && shown.length === 0 ? <Note>Nothing found.</Note> : null}
        {shown.length > 0 ? (
          <ul>
            {shown.map((entry) => (
              <TrashRow
                key={entry.id}
                entry={entry}
                isBusy={busy.includes(entry.id)}
                onRestore={() => void handleRestore(entry)}
                onErase={() => setAsked(entry)}
              />
            ))}
          </ul>
        ) : null}
        {deleted?.length ? (
          <ButtonRow>
            <DangerButton onClick={() => setAsked('all')}>{text.empty}</DangerButton>
          </ButtonRow>
        ) : null}
      </Panel>
      {asked ? <EraseDialog what={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
