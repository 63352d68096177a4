import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { callsOf, type EntityName, isEntityName, isPublished, pathAt } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { runsOf } from '@ritmi/shared/domain/audit/runs';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space, type } from '@ritmi/shared/ui/tokens';
import { ScreenHeading } from '../kit/useTitle.js';
import { useHost } from '../host/host.js';
import { LoadState } from '../kit/list/LoadState.js';
import { ButtonRow, Note, Panel, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { entityTitle } from '../kit/model/entityText.js';
import { pollAfterFailure } from '../kit/model/queries.js';
import { AuditFilter } from './AuditFilter.js';
import { AuditEntryRow, RunRow } from './AuditEntries.js';
import { type AuditRow, auditRows, byDay, type Day, isVersionBump } from './auditRows.js';
import { differenceBetween, makesVersion } from './difference.js';
import { historyText } from './text.js';
import { useVersions } from './useVersions.js';
import { VersionTable } from './VersionTable.js';

const DayTitle = styled.h3`
  padding: ${space(2)} 0;
  font-size: ${type.size.small};
`;

const pageSize = 100;

/**
 * Who did what and when: everything, or one document (`/history/{entity}/{id}`). Account events such as logins are
 * listed between the changes of content; a filter shows only one of the two, or one entity.
 */
export function HistoryView() {
  const { connection } = useHost();
  const [only, setOnly] = useState('');
  const { language, t } = useLanguage();
  const address = useParams()['*'] ?? '';
  const id = address.split('/').pop() ?? '';
  const name = address.slice(0, -id.length - 1);
  const entity = isEntityName(name) ? name : null;
  const path = entity ? pathAt(callsOf(entity).history, id) : '/audit';
  const filter = only === '' || entity ? '' : `${only}&`;
  const query = useInfiniteQuery({
    queryKey: ['changed', 'history', path, filter],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      const before = pageParam ? `&before=${encodeURIComponent(pageParam)}` : '';
      const page = `${path}?${filter}limit=${pageSize}${before}`;
      const { value, next } = await request<AuditEntry[]>(connection, { path: page });
      return { value, hasMore: next !== undefined || value.length >= pageSize };
    },
    // A page of large changes has fewer entries than it may have.
    getNextPageParam: ({ value, hasMore }) => (hasMore ? value.at(-1)?.id : undefined),
    refetchInterval: pollAfterFailure,
  });
  const entries = query.data?.pages.flatMap(({ value }) => value);
  const shown = entries?.filter((entry) => entity || !isVersionBump(entry)) ?? [];
  const days = byDay(auditRows(shown), language);
  return (
    <>
      <ScreenHeading title={t(historyText.title)} />
      <Panel aria-label={t(historyText.title)}>
        <PanelTitle>
          {entity ? `${t(entityTitle(entity))}: ${entries?.[0]?.title ?? ''}` : t(historyText.all)}
        </PanelTitle>
        {entity ? null : <AuditFilter value={only} onChange={setOnly} />}
        <LoadState query={query} failure={{ text: t(historyText.loadFailed) }} />
        {entries?.length === 0 ? <Note>{t(historyText.nothing)}</Note> : null}
        {entity && isPublished(entity) && entries ? (
          <Versions {...{ entity, id, entries, days }} />
        ) : (
          <Days days={days}>{entity ? (row) => <AuditEntryRow row={row} hidesTitle /> : undefined}</Days>
        )}
        {query.hasNextPage ? (
          <ButtonRow>
            <PlainButton disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t(historyText.older)}
            </PlainButton>
          </ButtonRow>
        ) : null}
      </Panel>
    </>
  );
}

type DaysProps = {
  readonly days: readonly Day[];
  /** A row of one document; without it they are of several, and what was done in one go is one row. */
  readonly children?: ((row: AuditRow) => ReactNode) | undefined;
};

function Days({ days, children }: DaysProps) {
  // By the id of one of its rows, because more of a run may still be loaded.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = (run: readonly AuditRow[]) => run.some(({ id }) => opened.has(id));

  function handleToggle(run: readonly AuditRow[], opens: boolean) {
    const others = [...opened].filter((id) => run.every((row) => row.id !== id));
    setOpened(new Set([...others, ...run.slice(0, opens ? 1 : 0).map(({ id }) => id)]));
  }
  return days.map(({ day, rows }) => (
    <section key={day} aria-label={day}>
      <DayTitle>{day}</DayTitle>
      <ol>
        {children
          ? rows.map((row) => <Fragment key={row.id}>{children(row)}</Fragment>)
          : runsOf(rows).map((run) => (
              <RunRow
                key={run.at(-1)?.id}
                run={run}
                isOpen={isOpen(run)}
                onToggle={(opens) => handleToggle(run, opens)}
              />
            ))}
      </ol>
    </section>
  ));
}

type VersionsProps = {
  readonly entity: EntityName;
  readonly id: string;
  readonly entries: readonly AuditEntry[];
  readonly days: readonly Day[];
};

/** The versions of a document, of which two are compared and one is brought back. */
function Versions({ entity, id, entries, days }: VersionsProps) {
  const { t } = useLanguage();
  const { latest, chosen, compared, choose, bringBack } = useVersions(entity, id, entries);
  return (
    <>
      {compared ? (
        <VersionTable entity={entity} versions={compared} changes={differenceBetween(entries, compared)} />
      ) : (
        <Note>{t(historyText.compareNote)}</Note>
      )}
      <Days days={days}>
        {(row) => (
          <AuditEntryRow row={row} hidesTitle>
            {makesVersion(row) ? (
              <ButtonRow>
                <CheckLabel>
                  <CheckBox
                    checked={chosen.includes(row.version)}
                    onChange={(event) => choose(row.version, event.target.checked)}
                  />
                  {t(historyText.compare(row.version))}
                </CheckLabel>
                {row.version < latest ? (
                  <PlainButton onClick={() => void bringBack(row.version)}>
                    {t(historyText.bringBack(row.version))}
                  </PlainButton>
                ) : null}
              </ButtonRow>
            ) : null}
          </AuditEntryRow>
        )}
      </Days>
    </>
  );
}
