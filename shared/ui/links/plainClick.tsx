import type { KeyboardEvent } from 'react';

type Click = {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
};

/** Whether a click on a link means this page: with a key held down it opens a tab or a window, or saves. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** For a link that acts as a button: Space presses it too, as it does with every button. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
