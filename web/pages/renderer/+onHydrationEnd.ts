/** Clicks answer from here on: the one that waited is repeated (web/server/page/pageStart.ts). */
export function onHydrationEnd(): void {
  window.dispatchEvent(new Event('ritmi:ready'));
}
