import { useRef } from 'react';
import { styled } from 'styled-components';
import type { SecondFactorSecret } from '@ritmi/shared/domain/auth/schema';
import { space, type } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainLink } from '../kit/look/buttons.js';
import { Named, Stack } from '../kit/look/frames.js';
import { CopyButton } from './CopyButton.js';
import { QrCode } from './QrCode.js';
import { accountText } from './text.js';

const Label = styled.span`
  ${type.label}
`;

/** In groups of four for the eye; what is copied has no gaps. */
const Groups = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, monospace;
  span {
    display: inline-block;
    margin-right: ${space(2)};
  }
`;

const words = accountText.secondFactor;

/** What the authenticator app has to know: to scan, to type, or to open where app and admin share a device. */
export function SecondFactorKey({ secret, url }: SecondFactorSecret) {
  const key = useRef<HTMLElement>(null);
  const groups = secret.match(/.{1,4}/g) ?? [];
  // Only a browser hands such links on to other programs; the desktop app stays where it is.
  const canOpen = window.location.protocol.startsWith('http');
  return (
    <Stack>
      <p>{words.scan}</p>
      <QrCode text={url} />
      <Named>
        <Label>{words.key}</Label>
        <Groups ref={key}>
          {groups.map((group, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Groups may be equal; their places never change.
            <span key={place}>{group}</span>
          ))}
        </Groups>
      </Named>
      <ButtonRow>
        <CopyButton label={words.copyKey} target={key} />
        {canOpen ? <PlainLink href={url}>{words.open}</PlainLink> : null}
      </ButtonRow>
    </Stack>
  );
}
