import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { color, hairline, motion, radius, space, type, wide, withMouse } from './tokens.js';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/** Over everything but toasts; a question over a dialog covers that dialog too. */
const layer = 60;

const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${layer};
  inset: 0;
  display: grid;
  place-items: end center;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: rgb(4 4 7 / 0.78);
  animation: ${appear} ${motion.enter};
  ${wide} {
    place-items: center;
    padding: ${space(8)};
  }
`;

const Panel = styled(Radix.Content)`
  position: relative;
  width: 100%;
  max-width: 560px;
  padding: ${space(6)} ${space(4)} calc(${space(6)} + env(safe-area-inset-bottom));
  border-radius: ${radius.picture} ${radius.picture} 0 0;
  background: ${color.raised};
  color: ${color.text};
  overflow-wrap: anywhere;
  ${hairline()}
  animation: ${rise} ${motion.enter};
  &:focus {
    outline: none;
  }
  ${wide} {
    padding: ${space(8)};
    border-radius: ${radius.picture};
  }
`;

// It scrolls beyond 80vh (specification section 9).
const Sheet = styled(Radix.Content)<{ $isLarge: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer};
  display: grid;
  gap: ${space(4)};
  width: min(${({ $isLarge }) => ($isLarge ? 760 : 440)}px, calc(100vw - 24px));
  height: fit-content;
  max-height: 80vh;
  margin: auto;
  overflow-y: auto;
  scroll-padding-block: ${space(12)} ${space(24)};
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

const Title = styled(Radix.Title)<{ $isSheet: boolean }>`
  ${({ $isSheet }) =>
    $isSheet
      ? css`
          padding-right: ${space(10)};
          font-size: 1.25rem;
          line-height: 1.2;
        `
      : css`
          margin-bottom: ${space(4)};
          font-size: ${type.size.h3};
        `}
`;

const Close = styled(Radix.Close)`
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

type DialogProps = {
  readonly title: ReactNode;
  readonly description?: string;
  /** 'panel' rises from the foot of a phone; a sheet is in the middle and has a close button. */
  readonly frame?: 'panel' | 'small sheet' | 'large sheet';
  /** Escape, the backdrop or the close button; the caller decides whether the dialog closes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog: focus moves to its first field, is trapped and returns; Escape and the backdrop close. */
export function Dialog({ title, description, frame = 'panel', onClose, children }: DialogProps) {
  const isSheet = frame !== 'panel';
  const behaviour = {
    ...useBehaviour(isSheet),
    // Without a description Radix warns, unless it is undefined on purpose.
    ...(description ? {} : { 'aria-describedby': undefined }),
  };
  const content = (
    <>
      <Title $isSheet={isSheet}>{title}</Title>
      {description ? <Radix.Description>{description}</Radix.Description> : null}
      {children}
    </>
  );
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {isSheet ? (
          <>
            <Backdrop />
            <Sheet aria-modal $isLarge={frame === 'large sheet'} {...behaviour}>
              {content}
              <Close aria-label="Close">
                <X size={20} aria-hidden="true" />
              </Close>
            </Sheet>
          </>
        ) : (
          <Backdrop>
            <Panel aria-modal {...behaviour}>
              {content}
            </Panel>
          </Backdrop>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where the focus goes, and what does not close a dialog. */
function useBehaviour(isSheet: boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      if (isSheet) focusFirstField(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      returnFocus(opener.current);
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (isRowLifted()) event.preventDefault();
    },
    onInteractOutside: (event: Event) => {
      if (isInToast(event.target)) event.preventDefault();
    },
  };
}

/** The first field of a form, or of what contains one. */
export function firstFieldIn(frame: Element | null | undefined): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('input, select, textarea') ?? null;
}

/** Radix also selects the text of the field that it focuses, which the first key would then replace. */
function focusFirstField(event: Event): void {
  const field = event.target instanceof Element ? firstFieldIn(event.target) : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Radix returns the focus to its own triggers only. */
function returnFocus(opener: Element | null): void {
  if (hasFocus()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  // The opener may be removed. A dialog that closes together with this one may still return the focus.
  setTimeout(() => {
    const heading = hasFocus() ? null : document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** A list may have moved the focus to its next row. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** Escape then drops a row that was lifted by keyboard, and only that. */
function isRowLifted(): boolean {
  return document.querySelector('[aria-roledescription][aria-pressed="true"]') !== null;
}

/** A click on a toast is not a click beside the dialog. */
function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.Toastify') !== null;
}
