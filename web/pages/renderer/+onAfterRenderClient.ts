import type { PageContextClient } from 'vike/types';
import { readyEvent } from '../../render/marks.js';

/** The page is rendered: continues the transition that +onBeforeRenderClient.ts started. */
export function onAfterRenderClient({ endTransition, isHydration, config }: PageContextClient): void {
  endTransition?.();
  // Clicks work from now on. In pages with a layout AfterHydration.tsx says so.
  if (isHydration && config.isBare) window.dispatchEvent(new Event(readyEvent));
}
