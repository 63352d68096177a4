import { type RefObject, useLayoutEffect } from 'react';
import { footRoom } from '@ritmi/shared/ui/Toasts';

/** Keeps toasts above what is at the foot of the window on a phone. */
export function useFootRoom(foot: RefObject<HTMLElement | null>, kind: keyof typeof footRoom | null): void {
  useLayoutEffect(() => {
    const element = foot.current;
    if (!element || !kind) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(footRoom[kind], `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(footRoom[kind]);
    };
  }, [foot, kind]);
}
