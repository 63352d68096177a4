import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { barsHeight, screenGap } from '../kit/look/frames.js';

const Frame = styled.div`
  display: grid;
  gap: ${screenGap};
  &:empty {
    display: none;
  }
`;

/** What is said over every screen. It tells its parent its height, for what has to end at the window's foot. */
export function Bars({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bars = frame.current;
    const screen = bars?.parentElement;
    if (!bars || !screen) return;
    const observer = new ResizeObserver(() => {
      const height = bars.offsetHeight;
      screen.style.setProperty(barsHeight, height > 0 ? `calc(${height}px + ${screenGap})` : '0px');
    });
    observer.observe(bars);
    return () => observer.disconnect();
  }, []);
  return <Frame ref={frame}>{children}</Frame>;
}
