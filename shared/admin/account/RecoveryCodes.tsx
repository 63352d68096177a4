import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, Note, PlainButton, PlainLink, PrimaryButton } from '../kit/look/frames.js';
import { accountText } from './text.js';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)} ${space(4)};
  font-family: ui-monospace, monospace;
`;

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shown once: the server stores only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { recovery } = useLanguage().t(accountText);
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
export function CopyButton({ label, target }: CopyButtonProps) {
  const text = useLanguage().t(accountText);
  function handleCopy() {
    if (target.current) window.getSelection()?.selectAllChildren(target.current);
    if (document.execCommand('copy')) showSuccess(text.copied);
    else showFailure(text.notCopied);
  }
  return <PlainButton onClick={handleCopy}>{label}</PlainButton>;
}
