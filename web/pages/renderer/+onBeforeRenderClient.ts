import { grownPlace, hasTransitions, markPicture } from '@ritmi/shared/ui/grow';
import type { PageContextClient } from 'vike/types';

/**
 * Pages cross-fade where the browser can (View Transitions). The old page is kept as a picture only while the new one is
 * rendered, not while its code or its data are loaded.
 */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  const { isHydration, config, previousPageContext, urlOriginal } = pageContext;
  // The admin's own router must be gone as soon as the address is not its own.
  const isGuarded = config.handlesCredentials || previousPageContext?.config.handlesCredentials;
  if (isHydration || isGuarded || !hasTransitions()) return;
  // The card by which one goes there: its picture grows into the page's own.
  let unmark = markPicture(document.querySelector(`article:has(a[href="${CSS.escape(urlOriginal)}"])`));
  await new Promise<void>((resolve) => {
    const rendered = new Promise<void>((end) => {
      pageContext.endTransition = end;
    }).then(() => {
      unmark();
      unmark = markPicture(grownPlace());
    });
    const { ready, finished } = document.startViewTransition(() => {
      resolve();
      return rendered;
    });
    // A window in the background or a second navigation skips it; the page is rendered all the same.
    ready.catch(() => resolve());
    void finished.catch(() => resolve()).finally(() => unmark());
  });
}
