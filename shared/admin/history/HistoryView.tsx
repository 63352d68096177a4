import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { callsOf, type EntityName, isEntityName, isPublished, pathAt } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { ScreenHeading } from '../kit/useTitle.js';
import { useHost } from '../host/host.js';
import { ChangeList } from '../kit/changes/ChangeList.js';
import { formatTime } from '../kit/formatMoment.js';
import { LoadState } from '../kit/list/LoadState.js';
import { ButtonRow, Note, Panel, PanelTitle, PlainButton, Stack } from '../kit/look/frames.js';
import { entityTitle } from '../kit/model/entityText.js';
import { pollAfterFailure } from '../kit/model/queries.js';
import { words } from '../kit/text.js';
import { accountWords } from './accountWords.js';
import { AuditFilter } from './AuditFilter.js';
import { type AuditRow, auditRows, byDay, type Day, isVersionBump, wordOf } from './auditRows.js';
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
          <Days days={days}>{(row) => <AuditEntryRow row={row} hidesTitle={entity !== null} />}</Days>
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

type DaysProps = { readonly days: readonly Day[]; readonly children: (row: AuditRow) => ReactNode };

function Days({ days, children }: DaysProps) {
  return days.map(({ day, rows }) => (
    <section key={day} aria-label={day}>
      <DayTitle>{day}</DayTitle>
      <ol>
        {rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
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

const Line = styled.li`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  time {
    color: ${color.quiet};
    font-size: ${type.size.small};
    line-height: 1.5rem;
  }
`;

/** What and who in one line where they fit. */
const Head = styled.div`
  ${layout.wrap(0, 3)}
  align-items: baseline;
  // Always on two lines on a phone.
  @media (max-width: 479px) {
    display: grid;
  }
`;

const Title = styled.h4`
  font-size: 1rem;
  line-height: 1.5rem;
  overflow-wrap: anywhere;
`;

type AuditEntryRowProps = {
  readonly row: AuditRow;
  /** In the history of one document the panel has its title. */
  readonly hidesTitle: boolean;
  /** What can be done with the version. */
  readonly children?: ReactNode;
};

/** When, what and who. The fields of a new or deleted document are not listed, because all of them changed. */
function AuditEntryRow({ row, hidesTitle, children }: AuditEntryRowProps) {
  const { op, entity, documentId, title, when, who, changes, others } = row;
  const { language, t } = useLanguage();
  const word = t(wordOf(row));
  const isAccountEvent = entity === 'accounts';
  return (
    <Line>
      <time dateTime={when}>{formatTime(when)}</time>
      <Stack $gap={1}>
        <Head>
          <Title>
            {hidesTitle || isAccountEvent ? (
              word
            ) : (
              <Link to={`/history/${entity}/${documentId}`}>{title || t(words.untitled)}</Link>
            )}
          </Title>
          <Note>
            {isAccountEvent
              ? accountWords(row, language)
              : [
                  ...(hidesTitle ? [] : [word, t(entityTitle(entity))]),
                  who.name || t(historyText.visitor),
                  ...(others > 0 ? [t(historyText.others(others))] : []),
                ].join(' · ')}
          </Note>
        </Head>
        {op === 'update' || op === 'reorder' ? <ChangeList entity={entity} changes={changes} /> : null}
        {children}
      </Stack>
    </Line>
  );
}
