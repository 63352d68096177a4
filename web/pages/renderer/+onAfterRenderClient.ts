import type { PageContextClient } from 'vike/types';

/** The new page stands: the transition that +onBeforeRenderClient.ts began goes on. */
export function onAfterRenderClient({ endTransition }: PageContextClient): void {
  endTransition?.();
}
