/** Clicks work from now on: web/server/page/pageStart.ts repeats the one that it held. */
export function onHydrationEnd(): void {
  window.dispatchEvent(new Event('ritmi:ready'));
}
