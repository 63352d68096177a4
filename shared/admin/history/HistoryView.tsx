import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { callsOf } from '@ritmi/shared/domain/calls';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { Loading } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { formatMoment } from '../kit/formatMoment.js';
import { useHost } from '../kit/HostContext.js';
import { entityTitle } from '../kit/list/entityTitles.js';
import { Note, Panel, PanelTitle } from '../kit/look/frames.js';
import { useFailure } from '../kit/session/useFailure.js';
import { ChangeList } from './ChangeList.js';

const Line = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} 0;
  border-top: 1px solid ${color.line};
  h3 {
    font-size: 1.0625rem;
  }
`;

const failure = { text: 'Failed to load the history' };

const words: Readonly<Record<AuditEntry['op'], string>> = {
  create: 'Added',
  update: 'Changed',
  delete: 'Deleted',
  reorder: 'Moved',
  restore: 'Restored',
};

/** Who did what and when: of everything, or of the document in the address (`/history/{entity}/{id}`). */
export function HistoryView() {
  const { connection } = useHost();
  const fail = useFailure();
  const place = useParams()['*'] ?? '';
  const id = place.split('/').pop() ?? '';
  const entity = place.slice(0, -id.length - 1);
  const path = entity
    ? callsOf(entity as EntityName).history.replace('{id}', encodeURIComponent(id))
    : '/audit';
  const { data: entries, error } = useQuery({
    queryKey: ['changed', 'history', path],
    queryFn: async () => (await request<AuditEntry[]>(connection, { path })).value,
  });
  useEffect(() => {
    if (error) void fail(error, failure);
  }, [error, fail]);

  return (
    <>
      <h1>History</h1>
      <Panel aria-label="History">
        <PanelTitle>
          {entity ? `${entityTitle(entity)}: ${entries?.[0]?.title ?? ''}` : 'All changes'}
        </PanelTitle>
        {!entries && !error ? <Loading label="Loading" /> : null}
        <ol>
          {entries?.map((entry) => (
            <Line key={entry.id}>
              <h3>
                {entity ? (
                  words[entry.op]
                ) : (
                  <Link to={`/history/${entry.entity}/${entry.documentId}`}>{entry.title}</Link>
                )}
              </h3>
              <Note>
                {entity ? '' : `${words[entry.op]} · ${entityTitle(entry.entity)} · `}
                {formatMoment(entry.when)} · {entry.who.name}
              </Note>
              <ChangeList op={entry.op} changes={entry.changes} />
            </Line>
          ))}
        </ol>
      </Panel>
    </>
  );
}
