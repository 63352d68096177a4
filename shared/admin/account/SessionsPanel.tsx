import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { endOtherSessions, endSession, ownSessions } from '@ritmi/shared/client/account';
import { Loading } from '@ritmi/shared/ui/Ring';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { formatMoment } from '../kit/formatMoment.js';
import { useHost } from '../host/host.js';
import { NotLoaded } from '../kit/list/NotLoaded.js';
import { useKeptFocus } from '../kit/list/useKeptFocus.js';
import {
  ButtonRow,
  PlainButton,
  Badge,
  ListLine,
  Named,
  Note,
  Panel,
  PanelTitle,
} from '../kit/look/frames.js';
import { askAgain } from '../kit/resource/queryClient.js';
import { useFailure, useLoadFailure } from '../kit/session/useFailure.js';
import { accountText } from './text.js';
import { useAccountKey } from './useAccount.js';

const Device = styled.h3`
  font-size: 1.0625rem;
  line-height: 1.25;
`;

const Current = styled(Badge)`
  flex: none;
`;

const words = accountText.sessions;

/** Where the account is signed in, and how each of these ends. */
export function SessionsPanel() {
  const { connection } = useHost();
  const client = useQueryClient();
  const fail = useFailure();
  const key = useAccountKey();
  const [isBusy, setIsBusy] = useState(false);
  const { data, error, errorUpdateCount, refetch } = useQuery({
    queryKey: [...key, 'sessions'],
    queryFn: () => ownSessions(connection),
    refetchInterval: askAgain,
  });
  const isBroken = useLoadFailure({ data, error, errorUpdateCount }, words.loadFailed);
  const sessions = data ?? [];
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useKeptFocus(panel, sessions);

  async function end(work: () => Promise<void>, done: string) {
    setIsBusy(true);
    try {
      await work();
      showSuccess(done);
    } catch (failure) {
      await fail(failure, words.endFailed);
    }
    await client.invalidateQueries({ queryKey: key });
    setIsBusy(false);
  }

  return (
    <Panel ref={panel} aria-label={words.title} onFocus={handleFocus}>
      <PanelTitle tabIndex={-1}>{words.title}</PanelTitle>
      <Note>{words.note}</Note>
      {isBroken ? <NotLoaded hasCopy={data !== undefined} onTryAgain={() => void refetch()} /> : null}
      {!data && !isBroken ? <Loading label="Loading" /> : null}
      <ul>
        {sessions.map(({ id, device, current, createdAt, lastUsedAt }) => (
          <ListLine key={id}>
            <Named>
              <Device id={`session-${id}`}>{device}</Device>
              <Note>
                {words.lastUsed(formatMoment(lastUsedAt))} · {words.since(formatMoment(createdAt))}
              </Note>
            </Named>
            {current ? (
              <Current>{words.current}</Current>
            ) : (
              <PlainButton
                data-go-on
                disabled={isBusy}
                aria-describedby={`session-${id}`}
                onClick={() => void end(() => endSession(connection, id), words.ended)}
              >
                {words.end}
              </PlainButton>
            )}
          </ListLine>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ButtonRow>
          <PlainButton
            disabled={isBusy}
            onClick={() => void end(() => endOtherSessions(connection), words.othersEnded)}
          >
            {words.endOthers}
          </PlainButton>
        </ButtonRow>
      ) : null}
    </Panel>
  );
}
