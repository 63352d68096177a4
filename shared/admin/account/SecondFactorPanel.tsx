import type { QRCodeSVG } from 'qrcode.react';
import { type ComponentProps, type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from '@ritmi/shared/client/account';
import {
  type SecondFactorSecret,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { radius, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import {
  ButtonRow,
  Label,
  Named,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  PlainLink,
  Stack,
} from '../kit/look/frames.js';
import { CopyButton, RecoveryCodes } from './RecoveryCodes.js';
import { currentPassword, SecretForm } from './SecretForm.js';
import { accountText, labels } from './text.js';

type Step =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'confirm'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const code = (hint: string) =>
  ({ name: 'code', label: labels.code, hint, autoComplete: 'one-time-code' }) as const;

/** An authenticator app as the second factor: set up step by step, or turned off. */
export function SecondFactorPanel({ isOn }: { readonly isOn: boolean }) {
  const text = useLanguage().t(accountText).secondFactor;
  const { connection } = useHost();
  const [step, setStep] = useState<Step | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  function go(next: Step | null) {
    // The focused element disappears with its step; a form then focuses its first field.
    title.current?.focus();
    setStep(next);
  }
  const leave = () => go(null);

  return (
    <Panel aria-label={text.title}>
      <PanelTitle ref={title} tabIndex={-1}>
        {text.title}
      </PanelTitle>
      {step === null ? (
        <>
          <Note>{isOn ? text.on : text.off}</Note>
          <ButtonRow>
            <PlainButton onClick={() => go({ kind: isOn ? 'end' : 'start' })}>
              {isOn ? text.turnOff : text.setUp}
            </PlainButton>
          </ButtonRow>
        </>
      ) : null}
      {step?.kind === 'start' ? (
        // With the password: an open window must not be enough to lock its owner out.
        <SecretForm
          name={text.setUp}
          submitLabel={text.next}
          schema={secondFactorStart}
          fields={[currentPassword]}
          takesFocus
          failure={text.startFailed}
          onCancel={leave}
          send={async (values) =>
            go({ kind: 'confirm', secret: await startSecondFactor(connection, values.currentPassword) })
          }
        />
      ) : null}
      {step?.kind === 'confirm' ? (
        <>
          <SecondFactorKey {...step.secret} />
          {/* A code proves that the app has the key; then the second factor is on. */}
          <SecretForm
            name={text.confirm}
            schema={secondFactorConfirm}
            fields={[code(text.codeHint)]}
            takesFocus
            failure={text.confirmFailed}
            onCancel={leave}
            send={async (values) => {
              go({ kind: 'codes', codes: await confirmSecondFactor(connection, values.code) });
              showSuccess(text.turnedOn);
            }}
          />
        </>
      ) : null}
      {step?.kind === 'codes' ? <RecoveryCodes codes={step.codes} onDone={leave} /> : null}
      {step?.kind === 'end' ? (
        <SecretForm
          name={text.turnOff}
          schema={secondFactorEnd}
          fields={[currentPassword, code(text.endHint)]}
          takesFocus
          failure={text.endFailed}
          onCancel={leave}
          send={async (values) => {
            await endSecondFactor(connection, values);
            leave();
            showSuccess(text.turnedOff);
          }}
        />
      ) : null}
    </Panel>
  );
}

/** In groups of four for the eye; the copied text has no gaps. */
const Groups = styled.code`
  overflow-wrap: anywhere;
  font-family: ui-monospace, monospace;
  span {
    display: inline-block;
    margin-right: ${space(2)};
  }
`;

/** The key for the authenticator app: to scan, to type, or to open where app and admin share a device. */
function SecondFactorKey({ secret, url }: SecondFactorSecret) {
  const text = useLanguage().t(accountText).secondFactor;
  const key = useRef<HTMLElement>(null);
  const groups = secret.match(/.{1,4}/g) ?? [];
  // Only a browser hands such links to other programs; the desktop app blocks them.
  const canOpen = window.location.protocol.startsWith('http');
  return (
    <Stack>
      <p>{text.scan}</p>
      <QrCode url={url} />
      <Named>
        <Label>{text.key}</Label>
        <Groups ref={key}>
          {groups.map((group, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Groups may be equal; their order never changes.
            <span key={place}>{group}</span>
          ))}
        </Groups>
      </Named>
      <ButtonRow>
        <CopyButton label={text.copyKey} target={key} />
        {canOpen ? <PlainLink href={url}>{text.open}</PlainLink> : null}
      </ButtonRow>
    </Stack>
  );
}

// Loaded when it is shown. Where that fails the key beside it serves as well.
const Drawing = lazy<ComponentType<ComponentProps<typeof QRCodeSVG>>>(() =>
  import('qrcode.react').then(
    (loaded) => ({ default: loaded.QRCodeSVG }),
    () => ({ default: () => null }),
  ),
);

const sizePx = 208;

/** Black on white in every colour scheme: cameras do not read it otherwise. */
const Paper = styled.div`
  width: ${sizePx}px;
  height: ${sizePx}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: #fff;
  forced-color-adjust: none;
`;

/** Drawn in the browser, so that no other server sees the key. */
function QrCode({ url }: { readonly url: string }) {
  return (
    <Paper>
      <Suspense fallback={null}>
        <Drawing
          value={url}
          size={sizePx}
          marginSize={4}
          role="img"
          aria-label={useLanguage().t(accountText).secondFactor.picture}
        />
      </Suspense>
    </Paper>
  );
}
