import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { SessionEntry } from '@ritmi/shared/domain/auth/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { space, type } from '@ritmi/shared/ui/tokens';
import { showMore, words } from '../kit/text.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { useHost } from '../host/host.js';
import { formatMoment } from '../kit/formatMoment.js';
import { LoadState } from '../kit/list/LoadState.js';
import { useFocusAfterRemoval } from '../kit/list/useFocusAfterRemoval.js';
import {
  Badge,
  ButtonRow,
  Columns,
  ListLine,
  Named,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  Stack,
} from '../kit/look/frames.js';
import { pollAfterFailure } from '../kit/model/queries.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { PhonePanel } from './PhonePanel.js';
import { SecondFactorPanel } from './SecondFactorPanel.js';
import { PasswordForm } from './SecretForm.js';
import { accountText, failed } from './text.js';
import { useAccount, useAccountKey } from './useAccount.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  dt {
    ${type.label}
    line-height: 1.5rem;
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** The signed-in account: name and e-mail, password, second factor and sessions. */
export function AccountView() {
  const { t } = useLanguage();
  const query = useAccount();
  const account = query.data;
  return (
    <>
      <ScreenHeading title={t(accountText.title)} />
      <Columns>
        <Stack>
          <Panel aria-label={t(accountText.title)}>
            <LoadState query={query} failure={{ text: t(accountText.failed) }} />
            {account ? (
              <Facts>
                <dt>{t(accountText.name)}</dt>
                <dd>{account.name}</dd>
                <dt>{t(accountText.email)}</dt>
                <dd>{account.email}</dd>
              </Facts>
            ) : null}
          </Panel>
          <PhonePanel />
          <SessionsPanel />
        </Stack>
        <Stack>
          <Panel aria-label={t(accountText.password.title)}>
            <PanelTitle>{t(accountText.password.title)}</PanelTitle>
            <PasswordForm />
          </Panel>
          {account ? <SecondFactorPanel isOn={account.hasSecondFactor} /> : null}
        </Stack>
      </Columns>
    </>
  );
}

const Current = styled(Badge)`
  flex: none;
`;

/** With more of them what stands below would be out of sight. */
const shownAtOnce = 3;

const sessionsPath = '/auth/sessions';

/** The sessions of the account, each with a button that ends it. */
function SessionsPanel() {
  const { t } = useLanguage();
  const text = accountText.sessions;
  const { connection } = useHost();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const key = useAccountKey();
  const query = useQuery({
    queryKey: [...key, 'sessions'],
    queryFn: async () => (await request<SessionEntry[]>(connection, { path: sessionsPath })).value,
    refetchInterval: pollAfterFailure,
  });
  const sessions = query.data ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? sessions : sessions.slice(0, shownAtOnce);
  const panel = useRef<HTMLElement>(null);
  const handleFocus = useFocusAfterRemoval(panel, sessions);
  /** Ends the session with this id; null ends all but the own one. */
  const { mutate: end, isPending } = useMutation({
    mutationFn: (id: string | null) => {
      const path = id === null ? sessionsPath : `${sessionsPath}/${encodeURIComponent(id)}`;
      return request(connection, { method: 'DELETE', path });
    },
    onSuccess: (_answer, id) => showSuccess(t(id === null ? text.othersEnded : text.ended)),
    onError: (error) => reportFailure(error, failed(t(text.endFailed))),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });

  return (
    <Panel ref={panel} aria-label={t(text.title)} onFocus={handleFocus}>
      <PanelTitle tabIndex={-1}>{t(text.title)}</PanelTitle>
      <Note>{t(text.note)}</Note>
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      <ul>
        {shown.map((session) => (
          <SessionLine key={session.id} session={session} isBusy={isPending} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ButtonRow>
          {sessions.length > shownAtOnce ? (
            <PlainButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? text.showFewer : showMore(sessions.length - shownAtOnce))}
            </PlainButton>
          ) : null}
          <PlainButton disabled={isPending} onClick={({ detail }) => detail <= 1 && end(null)}>
            {t(text.endOthers)}
          </PlainButton>
        </ButtonRow>
      ) : null}
    </Panel>
  );
}

type SessionLineProps = {
  readonly session: SessionEntry;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { id, device, current, createdAt, lastUsedAt } = session;
  const { language, t } = useLanguage();
  const text = accountText.sessions;
  return (
    <ListLine>
      <Named>
        <h3 id={`session-${id}`}>{device || t(words.unknownDevice)}</h3>
        <Note>
          {t(text.lastUsed(formatMoment(lastUsedAt, language)))} ·{' '}
          {t(text.since(formatMoment(createdAt, language)))}
        </Note>
      </Named>
      {current ? (
        <Current>{t(text.current)}</Current>
      ) : (
        <PlainButton
          data-row-action
          disabled={isBusy}
          aria-describedby={`session-${id}`}
          onClick={({ detail }) => detail <= 1 && onEnd()}
        >
          {t(text.end)}
        </PlainButton>
      )}
    </ListLine>
  );
}
