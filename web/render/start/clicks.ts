import { nativeMark, readyEvent } from '../marks.js';
import { keepAnswer } from './consent.js';

/** How long a click is held where the browser can handle it without scripts, in ms. */
const heldMs = 5_000;

/**
 * Holds a click on what needs scripts, and repeats it after hydration. A button that does nothing without its script
 * waits without limit.
 * @param begin loads the page's scripts
 * @returns what lets go of a held click at once
 */
export function holdClicks(begin: () => void): () => void {
  let pressed: Element | null = null;
  let isOver = false;
  const release = () => {
    isOver = true;
    const target = pressed;
    pressed = null;
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (isOver || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!(target instanceof Element)) return;
      if (!target.closest('a,button,input,label')) return;
      // A date field of the page opens the page's own months.
      if (target.closest(`[${nativeMark}]`) && !target.matches('[name=data]')) return;
      const link = target.closest('a');
      if (link && (link.target || link.origin !== location.origin || (link.hash && !link.dataset.vike)))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = target;
      keepAnswer(target);
      begin();
      if (!target.closest('[type=button],[method=post] button')) setTimeout(release, heldMs);
    },
    true,
  );
  addEventListener(readyEvent, () => setTimeout(release));
  return release;
}
