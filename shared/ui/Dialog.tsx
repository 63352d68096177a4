import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useBackCloses } from './back.js';
import { at, color, motion, radius, space, surface, type } from './tokens.js';

export const appear = keyframes`from { opacity: 0; }`;
export const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/** Over everything but toasts; a question over a dialog covers that dialog too. */
export const dialogLayer = 60;

const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  z-index: ${dialogLayer};
  inset: 0;
  display: grid;
  place-items: end center;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: rgb(4 4 7 / 0.78);
  animation: ${appear} ${motion.enter};
  ${at.wide} {
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
  overflow-wrap: anywhere;
  ${surface.hairline()}
  animation: ${rise} ${motion.enter};
  &:focus {
    outline: none;
  }
  ${at.wide} {
    padding: ${space(8)};
    border-radius: ${radius.picture};
  }
  ${at.desktop} {
    &[data-wide] {
      max-width: 960px;
    }
  }
`;

const Title = styled(Radix.Title)`
  margin-bottom: ${space(4)};
  font-size: ${type.size.h3};
  &[data-cornered] {
    padding-right: ${space(12)};
  }
`;

const Corner = styled.div`
  position: sticky;
  z-index: 2;
  top: ${space(3)};
  display: grid;
  justify-items: end;
  height: 0;
  margin-right: -${space(2)};
  > button {
    width: 44px;
    height: 44px;
    margin-top: -${space(2)};
    background: ${color.raised};
    border-radius: 50%;
  }
`;

type DialogProps = {
  readonly title: ReactNode;
  /** Called on Escape, a click on the backdrop or the browser's Back; the caller decides whether the dialog closes. */
  readonly onClose: () => void;
  /** Selector of what has the focus first; otherwise the first control has it. */
  readonly first?: string;
  /** Beside the title, in sight however far the dialog is scrolled: what closes it. */
  readonly corner?: ReactNode;
  /** On a desktop it has room for two columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The site's modal dialog, which rises from the bottom of a phone. The admin uses sheets. */
export function Dialog({ title, onClose, first, corner, isWide = false, children }: DialogProps) {
  useBackCloses(onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Backdrop>
          <Panel {...useDialogBehaviour({ isDescribed: false, first })} data-wide={isWide || undefined}>
            {corner && <Corner>{corner}</Corner>}
            <Title data-cornered={corner ? '' : undefined}>{title}</Title>
            {children}
          </Panel>
        </Backdrop>
      </Radix.Portal>
    </Radix.Root>
  );
}

type Behaviour = {
  readonly isDescribed: boolean;
  readonly isForm?: boolean;
  readonly first?: string | undefined;
};

/** Moves the focus in and back (in a form to its first field) and keeps some keys and clicks from closing a dialog. */
export function useDialogBehaviour({ isDescribed, isForm = false, first }: Behaviour) {
  const opener = useRef<Element | null>(null);
  return {
    'aria-modal': true,
    // Radix warns about a missing description unless it is explicitly undefined.
    ...(isDescribed ? {} : { 'aria-describedby': undefined }),
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const frame = event.target instanceof Element ? event.target : null;
      const named = first === undefined ? null : frame?.querySelector<HTMLElement>(first);
      const field = named ?? (isForm ? firstFieldIn(frame) : null);
      if (!field) return;
      // Radix also selects the text of the field that it focuses, so the first key would replace it.
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      returnFocus(opener.current);
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      // While a row is lifted by keyboard, Escape cancels only the move.
      if (document.querySelector('[aria-roledescription][aria-pressed="true"]')) event.preventDefault();
    },
    onInteractOutside: (event: Event) => {
      // A click on a toast must not close the dialog.
      if (event.target instanceof Element && event.target.closest('.Toastify')) event.preventDefault();
    },
  };
}

/** The first field of a form or of an element that contains one. */
export function firstFieldIn(frame: Element | null | undefined): HTMLElement | null {
  return frame?.querySelector<HTMLElement>('input, select, textarea') ?? null;
}

/** Radix returns the focus to its own triggers only. */
function returnFocus(opener: Element | null): void {
  if (hasFocus()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  // The opener may be gone. Waits, because a dialog that closes together with this one may still return the focus.
  setTimeout(() => {
    const heading = hasFocus() ? null : document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}

/** Whether something has the focus already: a list may have moved it to its next row. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
