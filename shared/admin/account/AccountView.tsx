import { styled } from 'styled-components';
import { Loading } from '@ritmi/shared/ui/Ring';
import { space, type } from '@ritmi/shared/ui/tokens';
import { NotLoaded } from '../kit/list/NotLoaded.js';
import { Columns, Panel, PanelTitle, Stack } from '../kit/look/frames.js';
import { useLoadFailure } from '../kit/session/useFailure.js';
import { PasswordForm } from './PasswordForm.js';
import { SecondFactorPanel } from './SecondFactorPanel.js';
import { SessionsPanel } from './SessionsPanel.js';
import { accountText } from './text.js';
import { useAccount } from './useAccount.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  margin: 0;
  dt {
    ${type.label}
    line-height: 1.5rem;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** The own account: who one is, how one signs in, and where one is signed in. */
export function AccountView() {
  const { data: account, error, errorUpdateCount, refetch } = useAccount();
  const isBroken = useLoadFailure({ data: account, error, errorUpdateCount }, accountText.failed);
  return (
    <>
      <h1>{accountText.title}</h1>
      <Columns>
        <Stack>
          <Panel aria-label={accountText.title}>
            {isBroken ? (
              <NotLoaded hasCopy={account !== undefined} onTryAgain={() => void refetch()} />
            ) : null}
            {!account && !isBroken ? <Loading label="Loading" /> : null}
            {account ? (
              <Facts>
                <dt>{accountText.name}</dt>
                <dd>{account.name}</dd>
                <dt>{accountText.email}</dt>
                <dd>{account.email}</dd>
              </Facts>
            ) : null}
          </Panel>
          <SessionsPanel />
        </Stack>
        <Stack>
          <Panel aria-label={accountText.password.title}>
            <PanelTitle>{accountText.password.title}</PanelTitle>
            <PasswordForm />
          </Panel>
          {account ? <SecondFactorPanel isOn={account.hasSecondFactor} /> : null}
        </Stack>
      </Columns>
    </>
  );
}
