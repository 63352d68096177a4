import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { appear, dialogLayer, rise, useDialogBehaviour } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { footRoom } from '@ritmi/shared/ui/Toasts';
import { color, motion, radius, space } from '@ritmi/shared/ui/tokens';
import { words } from '../text.js';
import { useTouchedField } from '../touched.js';
import { IconButton } from './frames.js';
import { useOpenSheet } from './openSheets.js';

const arrive = keyframes`from { opacity: 0; transform: translateX(24px); }`;

/** The backdrop of a sheet; light if the list beside the sheet stays in sight. */
const Shade = styled(Radix.Overlay)<{ $isLight: boolean }>`
  position: fixed;
  z-index: ${dialogLayer};
  inset: 0;
  background: rgb(4 4 7 / ${({ $isLight }) => ($isLight ? 0.4 : 0.7)});
  animation: ${appear} ${motion.enter};
`;

const places = {
  middle: css`
    inset: 0;
    gap: ${space(4)};
    width: min(440px, calc(100vw - 24px));
    height: fit-content;
    max-height: 80vh;
    margin: auto;
    overflow-y: auto;
    padding: ${space(5)};
    border-width: 1px;
    border-radius: ${radius.control};
    animation: ${appear} ${motion.enter};
    > h2 {
      padding-right: ${space(10)};
      font-size: 1.25rem;
      line-height: 1.2;
    }
  `,
  /**
   * The right column of the window at full height, or the whole window of a phone. Its content scrolls beyond 80vh
   * (specification section 9): a form has a `data-scrolls` part above its buttons.
   */
  side: css`
    inset: 0 0 0 auto;
    grid-template-rows: auto minmax(0, 1fr);
    border-left-width: 1px;
    animation: ${arrive} ${motion.enter};
    > h2 {
      display: flex;
      align-items: end;
      // Fills the height that the scrolling part leaves.
      min-height: clamp(64px, 20vh - 68px, 132px);
      padding: ${space(4)} ${space(16)} ${space(4)} ${space(5)};
      font-size: 1.75rem;
      line-height: 1.1;
    }
    > form {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      min-height: 0;
    }
    [data-scrolls] {
      max-height: 80vh;
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-block: ${space(12)} ${space(6)};
      padding: ${space(1)} ${space(5)} ${space(6)};
    }
  `,
  /** The rest of the window beside the side sheet that it belongs to; the whole of a small one. */
  preview: css`
    inset: 0;
    grid-template-rows: auto minmax(0, 1fr);
    width: auto;
    border-right-width: 1px;
    animation: ${appear} ${motion.enter};
    > h2 {
      padding: ${space(4)} ${space(16)} ${space(3)} ${space(5)};
      font-size: 1.25rem;
      line-height: 1.3;
    }
    @media (min-width: 900px) {
      body:has([data-sheet='side']) && {
        right: 460px;
      }
    }
    @media (min-width: 1300px) {
      body:has([data-sheet='wide']) && {
        right: 860px;
      }
    }
  `,
  /** Below the head of the window, where it stays while its content grows and shrinks. */
  head: css`
    inset: ${space(12)} 0 auto;
    grid-template-rows: auto auto minmax(0, 1fr);
    width: min(640px, calc(100vw - 24px));
    max-height: calc(100dvh - ${space(24)});
    margin-inline: auto;
    border-width: 1px;
    border-radius: ${radius.control};
    animation: ${appear} ${motion.enter};
    > h2 {
      padding: ${space(5)} ${space(16)} ${space(3)} ${space(5)};
      font-size: 1.25rem;
      line-height: 1.2;
    }
  `,
  /** In the corner where a side sheet has its buttons. */
  foot: css`
    inset: auto 0 0 auto;
    gap: ${space(2)};
    max-height: 80vh;
    overflow-y: auto;
    padding: ${space(5)} ${space(5)} calc(${space(5)} + env(safe-area-inset-bottom));
    border-width: 1px 0 0 1px;
    animation: ${rise} ${motion.enter};
    > h2 {
      font-size: 1.0625rem;
      line-height: 1.3;
    }
  `,
};

const Content = styled(Radix.Content)<{ $place: Place }>`
  position: fixed;
  z-index: ${dialogLayer};
  display: grid;
  width: min(100vw, 460px);
  border: 0 solid ${color.line};
  background: ${color.raised};
  color: ${color.text};
  &:focus {
    outline: none;
  }
  // With a preview it also covers a part of the list.
  &[data-sheet='wide'],
  body:has([data-sheet='wide']) &[data-sheet='foot'] {
    width: min(100vw, 860px);
  }
  // Room for two languages beside each other.
  @media (min-width: 1400px) {
    &[data-sheet='wide']:has([data-languages]),
    body:has([data-sheet='wide'] [data-languages]) &[data-sheet='foot'] {
      width: 1160px;
    }
  }
  ${({ $place }) => places[$place]}
`;

const Close = styled(IconButton)`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`;

/** `side`: over the right column; `foot`: at the foot of that column, for a question about what is there; `preview`: beside it. */
type Place = keyof typeof places;

type SheetProps = {
  readonly title: ReactNode;
  readonly description?: string;
  readonly place?: Place;
  /** A side sheet with a preview beside its form. */
  readonly isWide?: boolean;
  /** Escape, the backdrop, the close button or the browser's Back; the caller decides whether the sheet closes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A modal dialog of the admin: focus moves to its first field or the one that was touched, is trapped and returns. */
export function Sheet(props: SheetProps) {
  const { title, description, place = 'middle', isWide = false, onClose, children } = props;
  const first = useTouchedField();
  const behaviour = useDialogBehaviour({ isDescribed: description !== undefined, isForm: true, first });
  const { t } = useLanguage();
  useOpenSheet(onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        {place === 'preview' ? null : <Shade $isLight={place !== 'middle' && place !== 'head'} />}
        <Content
          ref={place === 'foot' ? questionFoot : undefined}
          $place={place}
          data-sheet={isWide ? 'wide' : place}
          {...behaviour}
        >
          <Radix.Title>{title}</Radix.Title>
          {description ? <Radix.Description>{description}</Radix.Description> : null}
          {children}
          {place === 'foot' ? null : (
            <Close aria-label={t(words.close)} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </Close>
          )}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A `ref` for an element that is at the foot of the window: keeps toasts above it, and above others with this ref. */
function footRef(property: string) {
  const feet = new Set<HTMLElement>();
  const publish = () => {
    const { style } = document.documentElement;
    if (feet.size === 0) style.removeProperty(property);
    else style.setProperty(property, `${Math.max(...[...feet].map((foot) => foot.offsetHeight))}px`);
  };
  return (foot: HTMLElement | null) => {
    if (!foot) return;
    const observer = new ResizeObserver(publish);
    feet.add(foot);
    observer.observe(foot);
    return () => {
      observer.disconnect();
      feet.delete(foot);
      publish();
    };
  };
}

export const formFoot = footRef(footRoom.form);
const questionFoot = footRef(footRoom.question);
