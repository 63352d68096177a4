import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, hairline, motion, radius, space, type, wide } from './tokens.js';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

const Backdrop = styled(Radix.Overlay)`
  position: fixed;
  z-index: 60;
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

const Title = styled(Radix.Title)`
  margin-bottom: ${space(4)};
  font-size: ${type.size.h3};
`;

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

/** A modal dialog: focus moves in, is trapped and returns; Escape and the backdrop close. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Portal>
        <Backdrop>
          <Panel
            aria-modal
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // Radix gives the focus back to a trigger of its own only.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <Title>{title}</Title>
            {children}
          </Panel>
        </Backdrop>
      </Radix.Portal>
    </Radix.Root>
  );
}
