import { growTarget, hasTransitions, markPicture } from '@ritmi/shared/ui/grow';
import type { PageContextClient } from 'vike/types';
import { undoForeignChanges } from './foreignChanges.js';
import { holdFields } from './heldFields.js';
import { holdStyles } from './heldStyles.js';
import { holdView } from './heldView.js';
import { swapFonts, takeArrivedFonts } from './lateFonts.js';
import { keepReplacedTexts } from './replacedTexts.js';

/**
 * Starts a view transition between two pages. The browser freezes the old page only while the new one is rendered, not
 * while its code and data load.
 */
export async function onBeforeRenderClient(pageContext: PageContextClient): Promise<void> {
  const { isHydration, config, previousPageContext, urlOriginal } = pageContext;
  // The admin is made here, after the first paint, so that nothing of it moves.
  if (isHydration && config.isBare) swapFonts();
  if (isHydration && !config.isBare) {
    holdView();
    holdStyles();
    undoForeignChanges();
    holdFields();
  }
  if (isHydration) keepReplacedTexts(document.body);
  // The admin's router must be removed as soon as the address is not below /admin.
  const isGuarded = config.handlesCredentials || previousPageContext?.config.handlesCredentials;
  if (isHydration || isGuarded) return;
  await takeArrivedFonts();
  if (!hasTransitions()) return;
  // The picture of the card that links to the new page grows into the picture of that page.
  let unmark = markPicture(document.querySelector(`article:has(a[href="${CSS.escape(urlOriginal)}"])`));
  await new Promise<void>((resolve) => {
    const rendered = new Promise<void>((end) => {
      pageContext.endTransition = end;
    }).then(() => {
      unmark();
      unmark = markPicture(growTarget());
    });
    const { ready, finished } = document.startViewTransition(() => {
      resolve();
      return rendered;
    });
    // Skipped in background windows and by a second navigation; the page is rendered anyway.
    ready.catch(() => resolve());
    void finished.catch(() => resolve()).finally(() => unmark());
  });
}
