import type { RefObject } from 'react';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { PlainButton } from '../kit/look/buttons.js';
import { accountText } from './text.js';

type CopyButtonProps = {
  readonly label: string;
  /** What is copied: the text that it shows. */
  readonly target: RefObject<HTMLElement | null>;
};

/**
 * Marks what is on the screen and copies it. Not `navigator.clipboard`: it is missing on plain http, and the desktop
 * app refuses every permission; marked text can still be copied by keyboard where this fails.
 */
export function CopyButton({ label, target }: CopyButtonProps) {
  function handleCopy() {
    if (target.current) window.getSelection()?.selectAllChildren(target.current);
    if (document.execCommand('copy')) showSuccess(accountText.copied);
    else showFailure(accountText.notCopied);
  }
  return (
    <PlainButton type="button" onClick={handleCopy}>
      {label}
    </PlainButton>
  );
}
