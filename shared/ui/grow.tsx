import { motion } from './tokens.js';

/** How long to wait for the dialog, in ms; the page does not render meanwhile. */
const waitMs = 400;
const stepMs = 10;

/** Whether the browser has view transitions and the visitor accepts motion. */
export function hasTransitions(): boolean {
  return 'startViewTransition' in document && !motion.isReduced();
}

/** The page or dialog of a card marks its picture with `data-grows`: the card's picture grows into it. */
export function grownPlace(): Element | null {
  return document.querySelector('[data-grows]');
}

/**
 * Gives the first picture in `place` the name under which it grows in a view transition (GlobalStyle).
 * @returns takes the name away; two pictures on one page must not have it
 */
export function markPicture(place: Element | null): () => void {
  const style = place?.querySelector('picture')?.style;
  style?.setProperty('view-transition-name', 'picture');
  return () => style?.removeProperty('view-transition-name');
}

/** Shows the dialog of a card; the card's picture grows into it. */
export function growFrom(card: Element | null, show: () => void): void {
  if (!hasTransitions()) {
    show();
    return;
  }
  let unmark = markPicture(card);
  const { ready, finished } = document.startViewTransition(async () => {
    unmark();
    show();
    for (let waited = 0; waited < waitMs && !grownPlace(); waited += stepMs) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
    unmark = markPicture(grownPlace());
  });
  ready.catch(() => undefined);
  void finished.finally(() => unmark());
}
