import { motion } from './tokens.js';

/** Maximum wait for the dialog; the page does not render meanwhile. */
const waitMs = 400;
const stepMs = 10;

/** Whether the browser has view transitions and the visitor accepts motion. */
export function hasTransitions(): boolean {
  return 'startViewTransition' in document && !motion.isReduced();
}

/** What a card's picture grows into: the picture that its page or dialog marks with `data-grows`. */
export function growTarget(): Element | null {
  return document.querySelector('[data-grows]');
}

/**
 * Sets the view transition name (styled in GlobalStyle) of the first picture in `place`.
 * @returns a function that removes the name, because only one picture of a page may have it
 */
export function markPicture(place: Element | null): () => void {
  const style = place?.querySelector('picture')?.style;
  style?.setProperty('view-transition-name', 'picture');
  return () => style?.removeProperty('view-transition-name');
}

/** Opens the dialog of a card with `show`, and lets the card's picture grow into it. */
export function growFrom(card: Element | null, show: () => void): void {
  if (!hasTransitions()) {
    show();
    return;
  }
  let unmark = markPicture(card);
  const { ready, finished } = document.startViewTransition(async () => {
    unmark();
    show();
    for (let waited = 0; waited < waitMs && !growTarget(); waited += stepMs) {
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
    unmark = markPicture(growTarget());
  });
  ready.catch(() => undefined);
  void finished.finally(() => unmark());
}
