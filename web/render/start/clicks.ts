import { marks, readyEvent } from '../marks.js';

/** How long a click is held where the browser can handle it without scripts, in ms. */
const heldMs = 5_000;

/**
 * Holds a click on what needs scripts, and repeats it after hydration. A button that does nothing without its script
 * waits without limit.
 * @param begin loads the page's scripts
 */
export function holdClicks(begin: () => void): { readonly release: () => void } {
  let pressed: Element | null = null;
  let isOver = false;
  const release = () => {
    isOver = true;
    const target = pressed;
    pressed = null;
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  };
  addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (isOver || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
      if (!target.closest('a,button,input,label')) return;
      // A date field of the page opens the page's own months.
      if (target.closest(`[${marks.native}]`) && !target.matches('[type=date]')) return;
      const link = target.closest('a');
      if (link && (link.target || link.origin !== location.origin || (link.hash && !link.dataset.vike)))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed = target;
      begin();
      if (!target.closest('button[type=button]')) setTimeout(release, heldMs);
    },
    true,
  );
  addEventListener(readyEvent, () => setTimeout(release), { once: true });
  return { release };
}
