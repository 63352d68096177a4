import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLatest } from '../useLatest.js';

type Options = {
  readonly hasChanges: () => boolean;
  /** Asks, and does it after a yes. */
  readonly ask: (action: () => void) => void;
};

/**
 * Asks before the browser's back and forward buttons leave unsaved changes. When the browser tells of the step it has
 * been made, so it is taken back at once and made again after a yes; the router hears of neither.
 * Use it directly inside the router: browsers call the listeners of a window in the order of their registration, and
 * layout effects run from the inside out.
 */
export function useBackGuard(options: Options): void {
  const latest = useLatest(options);
  const location = useLocation();
  const place = useRef<number | null>(null);
  useEffect(() => {
    place.current = placeIn(window.history.state);
  }, [location]);

  useLayoutEffect(() => {
    let isReturning = false;
    function handlePop(event: PopStateEvent) {
      const { hasChanges, ask } = latest.current;
      if (!isReturning && !hasChanges()) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = stepsBetween(place.current, placeIn(event.state));
      isReturning = true;
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    }
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [latest]);
}

/** React Router numbers the entries of the history; those of other pages have no number. */
function placeIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}

/** Without numbers it is a step back, as good as always. */
function stepsBetween(from: number | null, to: number | null): number {
  return (from !== null && to !== null && to - from) || -1;
}
