import { hydratingEvent } from '../marks.js';

/**
 * Takes back, just before hydration, what others changed in the page: password managers add elements, a translation
 * wraps texts. React would throw away a page that differs from what the server sent, with everything that was typed.
 * The fields themselves stay, with text, choice and focus.
 */
export function undoForeignChanges(root: Element | null): void {
  if (!root) return;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  addEventListener(
    hydratingEvent,
    () => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      const focused = document.activeElement;
      for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.reverse()) {
        if (target instanceof CharacterData) target.data = oldValue ?? '';
        for (const node of addedNodes) (node as ChildNode).remove();
        for (const node of removedNodes) target.insertBefore(node, nextSibling);
      }
      // Lost where the field itself was moved.
      if (focused instanceof HTMLElement && focused !== document.activeElement) {
        focused.focus({ preventScroll: true });
      }
    },
    { once: true },
  );
}
