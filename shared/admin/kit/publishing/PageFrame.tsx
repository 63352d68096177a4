import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '@ritmi/shared/ui/tokens';

const Space = styled.div`
  position: relative;
  min-height: 240px;
  overflow: hidden;
  border: 1px solid ${color.line};
  iframe {
    position: absolute;
    top: 0;
    max-width: none;
    border: 0;
    background: #08080c;
    transform-origin: 0 0;
  }
`;

/** Shows a page at a width, made smaller where there is less room. */
export function PageFrame({ widthPx, children }: { readonly widthPx: number; readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = room.current;
    const page = frame?.querySelector('iframe');
    if (!frame || !page) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = frame;
      const scale = Math.min(1, clientWidth / widthPx);
      Object.assign(page.style, {
        width: `${widthPx}px`,
        height: `${clientHeight / scale}px`,
        left: `${(clientWidth - widthPx * scale) / 2}px`,
        transform: `scale(${scale})`,
      });
    });
    observer.observe(frame);
    return () => observer.disconnect();
  });
  return <Space ref={room}>{children}</Space>;
}
