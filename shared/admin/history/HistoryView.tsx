import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { callsOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { Loading } from '@ritmi/shared/ui/Ring';
import { space, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { entityTitle } from '../kit/list/entityTitle.js';
import { NotLoaded } from '../kit/list/NotLoaded.js';
import { ButtonRow, PlainButton, Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { useLoadFailure } from '../kit/session/useFailure.js';
import { askAgain } from '../kit/resource/queryClient.js';
import { byDay, auditRows, isVersionBump } from './auditRows.js';
import { AuditEntryRow } from './AuditEntryRow.js';

const Day = styled.h3`
  padding: ${space(2)} 0;
  font-size: ${type.size.small};
`;

const failure = { text: 'Failed to load the history' };
const pageSize = 100;

const kinds = [
  { kind: 'content', label: 'Content' },
  { kind: 'accounts', label: 'Accounts' },
] as const;

/**
 * Who did what and when: everything, or one document (`/history/{entity}/{id}`). Account events such as logins stand
 * between the changes of content; a filter shows only one of the two.
 */
export function HistoryView() {
  const { connection } = useHost();
  const [only, setOnly] = useState<(typeof kinds)[number]['kind'] | null>(null);
  const place = useParams()['*'] ?? '';
  const id = place.split('/').pop() ?? '';
  const entity = place.slice(0, -id.length - 1);
  const path = entity
    ? callsOf(entity as EntityName).history.replace('{id}', encodeURIComponent(id))
    : '/audit';
  const filter = only && !entity ? `kind=${only}&` : '';
  const { data, error, errorUpdateCount, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      queryKey: ['changed', 'history', path, filter],
      initialPageParam: '',
      queryFn: async ({ pageParam }) => {
        const before = pageParam ? `&before=${encodeURIComponent(pageParam)}` : '';
        return (
          await request<AuditEntry[]>(connection, { path: `${path}?${filter}limit=${pageSize}${before}` })
        ).value;
      },
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      refetchInterval: askAgain,
    });
  const entries = data?.pages.flat();
  const isBroken = useLoadFailure({ data, error, errorUpdateCount }, failure);
  const days = byDay(
    auditRows(entity ? (entries ?? []) : (entries ?? []).filter((entry) => !isVersionBump(entry))),
  );
  return (
    <>
      <h1>History</h1>
      <Panel aria-label="History">
        <PanelTitle>
          {entity ? `${entityTitle(entity)}: ${entries?.[0]?.title ?? ''}` : 'All changes'}
        </PanelTitle>
        {entity ? null : (
          <ButtonRow>
            {kinds.map(({ kind, label }) => (
              <PlainButton
                key={kind}
                aria-pressed={only === kind}
                onClick={() => setOnly(only === kind ? null : kind)}
              >
                {label}
              </PlainButton>
            ))}
          </ButtonRow>
        )}
        {isBroken ? <NotLoaded hasCopy={entries !== undefined} onTryAgain={() => void refetch()} /> : null}
        {!entries && !isBroken ? <Loading label="Loading" /> : null}
        {entries?.length === 0 ? <Note>Nothing has been changed yet.</Note> : null}
        {days.map(({ day, rows }) => (
          <section key={day} aria-label={day}>
            <Day>{day}</Day>
            <ol>
              {rows.map((row) => (
                <AuditEntryRow key={row.id} row={row} isOfOne={entity !== ''} />
              ))}
            </ol>
          </section>
        ))}
        {hasNextPage ? (
          <ButtonRow>
            <PlainButton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older
            </PlainButton>
          </ButtonRow>
        ) : null}
      </Panel>
    </>
  );
}
