import { useEffect, useEffectEvent } from 'react';

/** How to close what is open over the page, innermost last. */
const open: (() => void)[] = [];

/** How many entries of the browser's history after the page's own belong to them. */
let entries = 0;

/** Whether the browser is on its way back over entries whose overlay was closed otherwise. */
let isLeaving = false;

/** Lets the browser's Back close a dialog or lightbox first; a second Back leaves the page. */
export function useBackCloses(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    window.addEventListener('popstate', follow);
    const own = () => close();
    open.push(own);
    queueMicrotask(settle);
    return () => {
      const at = open.indexOf(own);
      if (at !== -1) open.splice(at, 1);
      // Later, because another overlay may open in the same moment and take over the entry.
      queueMicrotask(settle);
    };
  }, []);
}

/** Gives each open overlay an entry, and leaves entries without one. */
function settle(): void {
  if (isLeaving) return;
  // After a navigation the entries are those of another page.
  if (entryOf(window.history.state) !== entries) entries = 0;
  while (entries < open.length) {
    entries += 1;
    // The page's router sees a state that is not its own, and so the same page.
    window.history.pushState({ overlay: entries }, '');
  }
  if (entries > open.length) {
    isLeaving = true;
    window.history.go(open.length - entries);
  }
}

/** The browser has gone to another entry: closes what belongs to later ones. */
function follow(): void {
  entries = entryOf(window.history.state);
  if (isLeaving) {
    isLeaving = false;
    settle();
    return;
  }
  for (const close of open.splice(entries).reverse()) close();
}

function entryOf(state: unknown): number {
  const overlay: unknown = typeof state === 'object' && state !== null && Reflect.get(state, 'overlay');
  return typeof overlay === 'number' ? overlay : 0;
}
