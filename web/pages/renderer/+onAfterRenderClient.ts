import type { PageContextClient } from 'vike/types';

/** The new page is rendered: continues the transition that +onBeforeRenderClient.ts started. */
export function onAfterRenderClient({ endTransition }: PageContextClient): void {
  endTransition?.();
}
