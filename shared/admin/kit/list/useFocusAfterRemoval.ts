import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Row = { readonly id: string };

/**
 * Moves the focus when the row that has it is removed, by whoever it was: to the element with `data-row-action` in the
 * row that takes its place, or to the panel's heading if no row is left.
 * @param rows the rows of the panel's first list, in its order
 */
export function useFocusAfterRemoval(panel: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const last = useRef<{ readonly id: string; readonly place: number } | null>(null);

  useLayoutEffect(() => {
    const left = last.current;
    if (!left || rows.some(({ id }) => id === left.id)) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const lines = linesOf(panel.current);
    const next =
      lines[Math.min(left.place, lines.length - 1)]?.querySelector<HTMLElement>('[data-row-action]');
    (next ?? panel.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [panel, rows]);

  /** For the panel's onFocus. The row of an open dialog counts as focused, although the dialog is outside the panel. */
  function handleFocus({ target }: FocusEvent): void {
    if (!panel.current?.contains(target)) return;
    const place = linesOf(panel.current).findIndex((line) => line.contains(target));
    const row = rows[place];
    last.current = row ? { id: row.id, place } : null;
  }

  return handleFocus;
}

function linesOf(panel: HTMLElement | null): readonly Element[] {
  return [...(panel?.querySelector('ul')?.children ?? [])];
}
