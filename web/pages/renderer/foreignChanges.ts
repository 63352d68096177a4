import { hydratingEvent } from '../../render/marks.js';

/**
 * Takes back, just before hydration, what others changed in the page: password managers add elements, a translation
 * wraps texts. React would throw away a page that differs from what the server sent, with everything that was typed.
 * The fields themselves stay, with text, choice and focus. The start script has collected the changes.
 */
export function undoForeignChanges(): void {
  window.dispatchEvent(new CustomEvent(hydratingEvent, { detail: undo }));
}

function undo(changes: readonly MutationRecord[]): void {
  const focused = document.activeElement;
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of [...changes].reverse()) {
    if (target instanceof CharacterData) target.data = oldValue ?? '';
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  // Lost where the field itself was moved.
  if (focused instanceof HTMLElement && focused !== document.activeElement) {
    focused.focus({ preventScroll: true });
  }
}
