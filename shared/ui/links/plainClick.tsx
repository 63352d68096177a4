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
