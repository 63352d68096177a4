import { Button } from '@ritmi/shared/ui/Button';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import type { StartState } from '../../messages.js';
import { bridge } from '../bridge.js';
import { text } from '../text.js';
import { AddressForm } from './AddressForm.js';
import { LeftBehind, type Waiting } from './LeftBehind.js';

const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: 36rem;
`;

const Section = styled.section`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
`;

const Heading = styled.h2`
  font-size: 1.25rem;
`;

const Quiet = styled.p`
  color: ${color.quiet};
`;

/** The desktop's own settings: its server, where the session is kept, its version and logs. */
export function settingsView(start: StartState, waiting: Waiting) {
  return function Settings() {
    return (
      <Page>
        <h1>{text.settings.title}</h1>
        <Section>
          <Heading>{text.settings.server}</Heading>
          <AddressForm address={start.serverUrl ?? ''} />
          <Quiet>{text.address.leavesSession}</Quiet>
          <LeftBehind waiting={waiting} />
        </Section>
        <Section>
          <Heading>{text.settings.session}</Heading>
          <Quiet>{text.settings.protection[start.tokenProtection]}</Quiet>
        </Section>
        <Section>
          <Heading>{text.settings.app}</Heading>
          <Quiet>{text.settings.version(start.version)}</Quiet>
          <Button $kind="plain" $small onClick={() => void bridge().openLogs()}>
            {text.openLogs}
          </Button>
        </Section>
      </Page>
    );
  };
}
