import type { PageContextClient } from 'vike/types';
import { readyEvent } from '../../render/marks.js';

/** The page is rendered: continues the transition that +onBeforeRenderClient.ts started. */
export function onAfterRenderClient({ endTransition, isHydration }: PageContextClient): void {
  endTransition?.();
  // Clicks work from now on: the start script repeats the one that it held.
  if (isHydration) window.dispatchEvent(new Event(readyEvent));
}
