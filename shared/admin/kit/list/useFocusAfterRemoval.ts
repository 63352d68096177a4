import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Row = { readonly id: string };

/**
 * Moves the focus when its row is removed, by whomever: to the row that takes its place, there to what has
 * `data-row-action`, or to the panel's heading when no row is left.
 * @param rows those of the panel's first list, in its order
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

  /** For the panel's onFocus. A row's dialogs are elsewhere in the document: while one is open, the row counts. */
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
