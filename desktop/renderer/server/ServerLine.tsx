import { Button } from '@ritmi/shared/ui/Button';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { text } from '../text.js';
import { AddressForm } from './AddressForm.js';
import { LeftBehind, type Waiting } from './LeftBehind.js';

const Place = styled.div`
  display: grid;
  justify-items: center;
  width: min(400px, 100% - 32px);
  margin: 0 auto;
  padding-bottom: ${space(8)};
  font-size: ${type.size.small};
`;

const Quiet = styled.p`
  color: ${color.quiet};
`;

/** The server that the login asks, and the way to another one: who is signed out has no settings. */
export function serverLine(serverUrl: string, waiting: Waiting) {
  return function ServerLine() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <Place>
        {isOpen ? (
          <>
            <AddressForm address={serverUrl} isFirst />
            <LeftBehind waiting={waiting} />
          </>
        ) : (
          <>
            <Quiet>{text.address.server(new URL(serverUrl).host)}</Quiet>
            <Button $kind="quiet" $small data-path="/settings" onClick={() => setIsOpen(true)}>
              {text.address.change}
            </Button>
          </>
        )}
      </Place>
    );
  };
}
