import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { color, motion, radius, space, withMouse } from '@ritmi/shared/ui/tokens';
import { firstFieldIn } from '../focus.js';
import { scrollRoom } from './frames.js';

const appear = keyframes`
  from { opacity: 0; }
`;

/** One for veils and sheets: a question over a dialog lays its veil over that dialog too. */
const layer = 60;

const Veil = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer};
  background: rgb(0 0 0 / 60%);
  animation: ${appear} ${motion.enter};
`;

const small = css`
  width: min(440px, calc(100vw - 24px));
`;

const large = css`
  width: min(760px, calc(100vw - 24px));
`;

// It scrolls beyond 80vh (specification section 9).
const Sheet = styled(Dialog.Content)<{ $isLarge: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer};
  display: grid;
  gap: ${space(4)};
  ${({ $isLarge }) => ($isLarge ? large : small)}
  height: fit-content;
  max-height: 80vh;
  margin: auto;
  overflow-y: auto;
  ${scrollRoom}
  padding: ${space(5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.text};
  animation: ${appear} ${motion.enter};
  &:focus {
    outline: none;
  }
`;

const Title = styled(Dialog.Title)`
  padding-right: ${space(10)};
  font-size: 1.25rem;
  line-height: 1.2;
`;

const Close = styled(Dialog.Close)`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.quiet};
  ${withMouse} {
    &:hover {
      background: ${color.card};
      color: ${color.text};
    }
  }
`;

type DialogFrameProps = {
  readonly title: string;
  readonly description?: string;
  readonly isLarge?: boolean;
  /** Escape, the veil or the cross; the caller decides whether it closes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog: focus moves in, stays in and returns. */
export function DialogFrame({ title, description, isLarge = false, onClose, children }: DialogFrameProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Veil />
        <Sheet
          $isLarge={isLarge}
          // Without a description Radix is told that there is none on purpose.
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBackFocus(opener.current);
          }}
          // Escape puts down a row that was lifted by keyboard, and only that.
          onEscapeKeyDown={(event) => {
            if (document.querySelector('[aria-roledescription][aria-pressed="true"]')) event.preventDefault();
          }}
          // A click on a toast is no click beside the dialog.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('.Toastify')) event.preventDefault();
          }}
        >
          <Title>{title}</Title>
          {description ? <Dialog.Description>{description}</Dialog.Description> : null}
          {children}
          <Close aria-label="Close">
            <X size={20} aria-hidden="true" />
          </Close>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Radix also selects the text of the field that it focuses, which the first key would then replace. */
function focusFirstField(event: Event) {
  const field = event.target instanceof Element ? firstFieldIn(event.target) : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Radix gives it back to triggers of its own only. */
function giveBackFocus(opener: Element | null) {
  if (hasFocus()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  // What opened it has gone. A dialog that closes together with this one may still give the focus back.
  setTimeout(() => {
    const heading = hasFocus() ? null : document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** A list may have passed the focus on to its next row. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
