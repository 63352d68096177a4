import { prefersReducedMotion } from '@ritmi/shared/ui/tokens';
import type { PageContextClient } from 'vike/types';

/**
 * Pages cross-fade where the browser can (View Transitions). The old page is kept as a picture only while the new one is
 * rendered, not while its code or its data are loaded.
 */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  const { isHydration, config, previousPageContext } = pageContext;
  // The admin's own router must be gone as soon as the address is not its own.
  const isGuarded = config.handlesCredentials || previousPageContext?.config.handlesCredentials;
  if (isHydration || isGuarded || !('startViewTransition' in document) || prefersReducedMotion()) return;
  await new Promise<void>((resolve) => {
    const rendered = new Promise<void>((end) => {
      pageContext.endTransition = end;
    });
    const { ready, finished } = document.startViewTransition(() => {
      resolve();
      return rendered;
    });
    // A window in the background or a second navigation skips it; the page is rendered all the same.
    for (const step of [ready, finished]) step.catch(() => resolve());
  });
}
