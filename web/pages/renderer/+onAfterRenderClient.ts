import type { PageContextClient } from 'vike/types';

/** The page is rendered: continues the transition that +onBeforeRenderClient.ts started. */
export function onAfterRenderClient({ endTransition, isHydration }: PageContextClient): void {
  endTransition?.();
  // Clicks work from now on: web/server/page/pageStart.ts repeats the one that it held.
  if (isHydration) window.dispatchEvent(new Event('ritmi:ready'));
}
