import type { QRCodeSVG } from 'qrcode.react';
import { type ComponentProps, type ComponentType, lazy, type RefObject, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import type { SecondFactorSecret } from '@ritmi/shared/domain/auth/schema';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { radius, space, type } from '@ritmi/shared/ui/tokens';
import { PrimaryButton, ButtonRow, PlainButton, PlainLink, Named, Note, Stack } from '../kit/look/frames.js';
import { accountText } from './text.js';

const { secondFactor: words, recovery } = accountText;

const Label = styled.span`
  ${type.label}
`;

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
export function SecondFactorKey({ secret, url }: SecondFactorSecret) {
  const key = useRef<HTMLElement>(null);
  const groups = secret.match(/.{1,4}/g) ?? [];
  // Only a browser hands such links to other programs; the desktop app blocks them.
  const canOpen = window.location.protocol.startsWith('http');
  return (
    <Stack>
      <p>{words.scan}</p>
      <QrCode text={url} />
      <Named>
        <Label>{words.key}</Label>
        <Groups ref={key}>
          {groups.map((group, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Groups may be equal; their order never changes.
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
function QrCode({ text }: { readonly text: string }) {
  return (
    <Paper>
      <Suspense fallback={null}>
        <Drawing value={text} size={sizePx} marginSize={4} role="img" aria-label={words.picture} />
      </Suspense>
    </Paper>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)} ${space(4)};
  font-family: ui-monospace, monospace;
`;

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <>
      <h3>{recovery.title}</h3>
      <Note>{recovery.note}</Note>
      <Codes ref={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <ButtonRow>
        <CopyButton label={recovery.copy} target={list} />
        <PlainLink href={file} download={recovery.file}>
          {recovery.download}
        </PlainLink>
        <PrimaryButton onClick={onDone}>{recovery.done}</PrimaryButton>
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
 * Selects the text on the screen and copies it. Not `navigator.clipboard`: it is missing on plain http, and the desktop
 * app refuses every permission; selected text can still be copied by keyboard where this fails.
 */
function CopyButton({ label, target }: CopyButtonProps) {
  function handleCopy() {
    if (target.current) window.getSelection()?.selectAllChildren(target.current);
    if (document.execCommand('copy')) showSuccess(accountText.copied);
    else showFailure(accountText.notCopied);
  }
  return <PlainButton onClick={handleCopy}>{label}</PlainButton>;
}
