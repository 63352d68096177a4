import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { type Store, useStore } from '@ritmi/shared/ui/store';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { StartState } from '../../messages.js';
import { bridge } from '../bridge.js';
import { texts } from '../text.js';
import { AddressForm } from './AddressForm.js';

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 36rem;
  section {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    padding: ${space(5)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.raised};
  }
  h2 {
    font-size: 1.25rem;
  }
`;

const Quiet = styled.p`
  color: ${color.quiet};
`;

/** Says that the queued operations of all accounts stay with this server when another one is chosen. */
function QueuedNote({ queued }: { readonly queued: Store<number> }) {
  const count = useStore(queued);
  const text = useLanguage().t(texts);
  return count > 0 ? <Quiet>{text.address.leavesQueued(count)}</Quiet> : null;
}

type SettingsProps = { readonly start: StartState; readonly queued: Store<number> };

/** The desktop's own settings: its server, how the session is stored, its version and logs. */
export function Settings({ start, queued }: SettingsProps) {
  const text = useLanguage().t(texts);
  return (
    <Page>
      <h1>{text.settings.title}</h1>
      <section>
        <h2>{text.settings.server}</h2>
        <AddressForm address={start.serverUrl ?? ''} />
        <Quiet>{text.address.leavesSession}</Quiet>
        <QueuedNote queued={queued} />
      </section>
      <section>
        <h2>{text.settings.session}</h2>
        <Quiet>{text.settings.protection[start.tokenProtection]}</Quiet>
      </section>
      <section>
        <h2>{text.settings.app}</h2>
        <Quiet>{text.settings.version(start.version)}</Quiet>
        <Button $kind="outline" onClick={() => void bridge.openLogs()}>
          {text.openLogs}
        </Button>
      </section>
    </Page>
  );
}

const UnderLogin = styled.div`
  display: grid;
  justify-items: center;
  width: min(400px, 100% - 32px);
  margin: 0 auto;
  padding-bottom: ${space(8)};
  font-size: ${type.size.small};
`;

type ServerLineProps = { readonly serverUrl: string; readonly queued: Store<number> };

/** The server that the login uses, and a way to change it: without a login there are no settings. */
export function ServerLine({ serverUrl, queued }: ServerLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = useLanguage().t(texts);
  return (
    <UnderLogin>
      {isOpen ? (
        <>
          <AddressForm address={serverUrl} isFirst />
          <QueuedNote queued={queued} />
        </>
      ) : (
        <>
          <Quiet>{`${text.settings.server}: ${new URL(serverUrl).host}`}</Quiet>
          <Button $kind="quiet" $small data-path="/app" onClick={() => setIsOpen(true)}>
            {text.address.change}
          </Button>
        </>
      )}
    </UnderLogin>
  );
}
