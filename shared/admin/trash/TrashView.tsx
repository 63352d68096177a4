import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { TrashEntry } from '@ritmi/shared/domain/history';
import { Loading } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { formatMoment } from '../kit/formatMoment.js';
import { useHost } from '../kit/HostContext.js';
import { entityTitle } from '../kit/list/entityTitle.js';
import { matches } from '../kit/list/matches.js';
import { NotLoaded } from '../kit/list/NotLoaded.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { useKeptFocus } from '../kit/list/useKeptFocus.js';
import { PlainButton } from '../kit/look/buttons.js';
import { Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { askAgain } from '../kit/resource/queryClient.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { useLoadFailure } from '../kit/session/useFailure.js';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  overflow-wrap: anywhere;
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  h3 {
    font-size: 1.0625rem;
    line-height: 1.25;
  }
  // As in the other lists, lines stand between the rows.
  &:first-child {
    border-top: 0;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** One line, as long as there is room. */
const Moment = styled.span`
  display: inline-block;
`;

const failure = { text: 'Failed to load the trash' };

/** What was deleted, and the way back. */
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
  const isBroken = useLoadFailure({ data: deleted, error, errorUpdateCount }, failure);

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
              <Line key={entry.id}>
                <Body>
                  <h3 id={`deleted-${entry.id}`}>{entry.title || 'Untitled'}</h3>
                  <Note>
                    {entityTitle(entry.entity)} · <Moment>{formatMoment(entry.deletedAt)}</Moment> ·{' '}
                    {entry.deletedBy.name}
                  </Note>
                </Body>
                <PlainButton
                  type="button"
                  data-go-on
                  disabled={busy.includes(entry.id)}
                  aria-describedby={`deleted-${entry.id}`}
                  onClick={() => void handleRestore(entry)}
                >
                  Restore
                </PlainButton>
              </Line>
            ))}
          </ul>
        ) : null}
      </Panel>
    </>
  );
}
