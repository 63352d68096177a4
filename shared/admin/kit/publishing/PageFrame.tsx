import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ringImage } from '@ritmi/shared/ui/Ring';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { ChoiceButton } from '../look/ChoiceButton.js';
import { ButtonRow } from '../look/frames.js';

/** The widths at which a page is shown, in px. */
export const widthsPx = { phone: 390, desktop: 1280 } as const;

export const widths = ['phone', 'desktop'] as const;

export type Width = (typeof widths)[number];

/** How much wider a page may be that fills its frame. */
const mostGrowth = 1.1;

const Space = styled.div`
  position: relative;
  min-height: 240px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  iframe {
    position: absolute;
    top: 0;
    max-width: none;
    border: 0;
    // The page covers the ring when it is there.
    background: #08080c ${ringImage} 50% 40% / 56px no-repeat;
    transform-origin: 0 0;
  }
`;

/** Shows a page at a width, made smaller where there is less room; also a page that is about to take its place. */
export function PageFrame({ widthPx, children }: { readonly widthPx: number; readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = room.current;
    if (!frame) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = frame;
      // A little more room is the page's too, without a strip at each side.
      const shownPx = clientWidth <= widthPx * mostGrowth ? Math.max(widthPx, clientWidth) : widthPx;
      const scale = Math.min(1, clientWidth / shownPx);
      for (const page of frame.querySelectorAll('iframe')) {
        Object.assign(page.style, {
          width: `${shownPx}px`,
          height: `${clientHeight / scale}px`,
          left: `${(clientWidth - shownPx * scale) / 2}px`,
          transform: `scale(${scale})`,
        });
      }
    });
    observer.observe(frame);
    return () => observer.disconnect();
  });
  return <Space ref={room}>{children}</Space>;
}

type ChoicesProps<T extends string> = {
  readonly name: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly children: (value: T) => string;
};

/** Buttons of which one is pressed. */
export function Choices<T extends string>({ name, values, chosen, onChoose, children }: ChoicesProps<T>) {
  return (
    <ButtonRow role="group" aria-label={name}>
      {values.map((value) => (
        <ChoiceButton key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {children(value)}
        </ChoiceButton>
      ))}
    </ButtonRow>
  );
}
