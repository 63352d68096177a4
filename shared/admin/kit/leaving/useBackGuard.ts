import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { useLatest } from '../useLatest.js';

type Options = {
  readonly hasChanges: () => boolean;
  /** Asks, and does it after a yes. */
  readonly ask: (action: () => void) => void;
};

/** Asks before the browser's back and forward buttons leave unsaved changes. */
export function useBackGuard(options: Options): void {
  const latest = useLatest(options);
  useStepOutStopped(latest);
  useStepTakenBack(latest);
}

/**
 * A step to a page outside of the admin, such as the login, is not made before a yes: the site's router hears of a made
 * step first and has left when ours hears. Browsers let it be stopped once a person has touched the page.
 */
function useStepOutStopped(latest: RefObject<Options>): void {
  const home = useHref('/');
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    function handleNavigate(event: NavigateEvent) {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      if (isBelow(event.destination.url, home)) return;
      const { hasChanges, ask } = latest.current;
      if (!hasChanges()) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => navigation?.traverseTo(key));
    }
    navigation?.addEventListener('navigate', handleNavigate);
    return () => navigation?.removeEventListener('navigate', handleNavigate);
  }, [latest, home]);
}

/**
 * A step inside that has been made is taken back at once and made again after a yes; the router hears of neither.
 * Use it directly inside the router: browsers call the listeners of a window in the order of their registration, and
 * layout effects run from the inside out.
 */
function useStepTakenBack(latest: RefObject<Options>): void {
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

/** With a hash router every address is below. */
function isBelow(address: string, home: string): boolean {
  const { pathname } = new URL(home, window.location.href);
  return `${new URL(address).pathname}/`.startsWith(pathname.endsWith('/') ? pathname : `${pathname}/`);
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
