import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Row = { readonly id: string };

/**
 * When the row that has the focus goes away, whoever took it, the focus goes on to the row that is now in its place,
 * or to the panel's heading when none is left. In a row it lands on what has `data-go-on`.
 * @param rows those that stand in the panel's first list, in its order
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const last = useRef<{ readonly id: string; readonly place: number } | null>(null);

  useLayoutEffect(() => {
    const left = last.current;
    if (!left || rows.some(({ id }) => id === left.id)) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const lines = linesOf(panel.current);
    const next = lines[Math.min(left.place, lines.length - 1)]?.querySelector<HTMLElement>('[data-go-on]');
    (next ?? panel.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [panel, rows]);

  /** For the panel's onFocus. Dialogs of a row lie elsewhere in the document: while one is open, its row counts. */
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
