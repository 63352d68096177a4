import type { QRCodeSVG } from 'qrcode.react';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import {
  type SecondFactorSecret,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { radius, space } from '@ritmi/shared/ui/tokens';
import {
  ButtonRow,
  Label,
  Named,
  Note,
  Panel,
  PanelTitle,
  PlainButton,
  PlainLink,
  PrimaryButton,
  Stack,
} from '../kit/look/frames.js';
import { currentPassword, SecretForm } from './SecretForm.js';
import { accountText, failed, labels } from './text.js';

type Step =
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'confirm'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const text = accountText.secondFactor;

const path = '/auth/second-factor';

const code = (hint: string) =>
  ({ name: 'code', label: labels.code, hint, autoComplete: 'one-time-code' }) as const;

/** An authenticator app as the second factor: set up step by step, or turned off. */
export function SecondFactorPanel({ isOn }: { readonly isOn: boolean }) {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step | null>(null);
  const title = useRef<HTMLHeadingElement>(null);

  function goTo(next: Step | null) {
    // The focused element disappears with its step; a form then focuses its first field.
    title.current?.focus();
    setStep(next);
  }
  const leave = () => goTo(null);
  const opened = { takesFocus: true, onCancel: leave };

  return (
    <Panel aria-label={t(text.title)}>
      <PanelTitle ref={title} tabIndex={-1}>
        {t(text.title)}
      </PanelTitle>
      {step === null ? (
        <>
          <Note>{t(isOn ? text.on : text.off)}</Note>
          <ButtonRow>
            <PlainButton onClick={() => goTo({ kind: isOn ? 'end' : 'start' })}>
              {t(isOn ? text.turnOff : text.setUp)}
            </PlainButton>
          </ButtonRow>
        </>
      ) : null}
      {step?.kind === 'start' ? (
        // Asks for the password: access to an open window must not be enough to lock its owner out.
        <SecretForm
          {...opened}
          name={t(text.setUp)}
          submitLabel={t(text.next)}
          schema={secondFactorStart}
          fields={[currentPassword]}
          failure={failed(t(text.startFailed))}
          call={{ method: 'POST', path }}
          onSent={(secret: SecondFactorSecret) => goTo({ kind: 'confirm', secret })}
        />
      ) : null}
      {step?.kind === 'confirm' ? (
        <>
          <SecondFactorKey {...step.secret} />
          {/* A code proves that the app has the key; then the second factor is on. */}
          <SecretForm
            {...opened}
            name={t(text.confirm)}
            schema={secondFactorConfirm}
            fields={[code(t(text.codeHint))]}
            failure={failed(t(text.confirmFailed))}
            call={{ method: 'POST', path: `${path}/confirm` }}
            onSent={({ recoveryCodes }: { recoveryCodes: string[] }) => {
              goTo({ kind: 'codes', codes: recoveryCodes });
              showSuccess(t(text.turnedOn));
            }}
          />
        </>
      ) : null}
      {step?.kind === 'codes' ? <RecoveryCodes codes={step.codes} onDone={leave} /> : null}
      {step?.kind === 'end' ? (
        <SecretForm
          {...opened}
          name={t(text.turnOff)}
          schema={secondFactorEnd}
          fields={[currentPassword, code(t(text.endHint))]}
          failure={failed(t(text.endFailed))}
          call={{ method: 'DELETE', path }}
          onSent={() => {
            leave();
            showSuccess(t(text.turnedOff));
          }}
        />
      ) : null}
    </Panel>
  );
}

/** In groups of four, which are easier to read; the copied text has no spaces. */
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
  const { t } = useLanguage();
  const key = useRef<HTMLElement>(null);
  const groups = secret.match(/.{1,4}/g) ?? [];
  // Only a browser hands such links to other programs; the desktop app blocks them.
  const canOpen = window.location.protocol.startsWith('http');
  return (
    <Stack>
      <p>{t(text.scan)}</p>
      <QrFrame>
        <Suspense fallback={null}>
          {/* Drawn in the browser, so that no other server sees the key. */}
          <QrCode value={url} size={sizePx} marginSize={4} role="img" aria-label={t(text.picture)} />
        </Suspense>
      </QrFrame>
      <Named>
        <Label>{t(text.key)}</Label>
        <Groups ref={key}>
          {groups.map((group, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Groups may be equal; their order never changes.
            <span key={place}>{group}</span>
          ))}
        </Groups>
      </Named>
      <ButtonRow>
        <CopyButton label={t(text.copyKey)} target={key} />
        {canOpen ? <PlainLink href={url}>{t(text.open)}</PlainLink> : null}
      </ButtonRow>
    </Stack>
  );
}

// Loaded on demand. If that fails, the key beside it is enough.
const QrCode = lazy<ComponentType<ComponentProps<typeof QRCodeSVG>>>(() =>
  import('qrcode.react').then(
    (loaded) => ({ default: loaded.QRCodeSVG }),
    () => ({ default: () => null }),
  ),
);

const sizePx = 208;

/** Black on white in every colour scheme, because cameras do not read it otherwise. */
const QrFrame = styled.div`
  width: ${sizePx}px;
  height: ${sizePx}px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: #fff;
  forced-color-adjust: none;
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)} ${space(4)};
  font-family: ui-monospace, monospace;
`;

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once: the server stores only their hashes. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLanguage();
  const { recovery } = accountText;
  const list = useRef<HTMLUListElement>(null);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <>
      <h3>{t(recovery.title)}</h3>
      <Note>{t(recovery.note)}</Note>
      <Codes ref={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <CopyButton label={t(recovery.copy)} target={list} />
        <PlainLink href={file} download={t(recovery.file)}>
          {t(recovery.download)}
        </PlainLink>
        <PrimaryButton onClick={onDone}>{t(recovery.done)}</PrimaryButton>
      </ButtonRow>
    </>
  );
}

type CopyButtonProps = {
  readonly label: string;
  /** The element whose text is copied. */
  readonly target: RefObject<HTMLElement | null>;
};

/**
 * Selects the text on the screen and copies it. Not with `navigator.clipboard`, which is missing on plain http and
 * needs a permission that the desktop app refuses. If this fails, the selected text can still be copied by keyboard.
 */
function CopyButton({ label, target }: CopyButtonProps) {
  const { t } = useLanguage();
  function handleCopy() {
    if (target.current) window.getSelection()?.selectAllChildren(target.current);
    if (document.execCommand('copy')) showSuccess(t(accountText.copied));
    else showFailure(t(accountText.notCopied));
  }
  return <PlainButton onClick={handleCopy}>{label}</PlainButton>;
}
