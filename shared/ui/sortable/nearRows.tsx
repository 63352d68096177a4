import { getScrollableAncestors } from '@dnd-kit/core';
import { createStore } from '../store.js';

/** As much again above and below what is seen. */
const margin = '100% 0px';
/** How many rows beside a focused one count as near with it: the arrows may move it before the next frame. */
const reach = 12;

/** Marks the row that is being moved. */
export const liftedMark = 'data-lifted';

/** Drag and drop's listeners to a handle: onMouseDown, onTouchStart, onKeyDown. */
export type DragListeners = Readonly<Record<string, (event: unknown) => void>>;

/** What drag and drop needs of a row. */
export type RowParts = {
  readonly id: string;
  readonly line: HTMLElement;
  readonly handle: HTMLElement;
  readonly setListeners: (listeners: DragListeners | undefined) => void;
};

export type NearRows = ReturnType<typeof makeNearRows>;

/**
 * Knows which rows are near the window. Only these take part in drag and drop: otherwise each move would render and
 * measure all rows, and with hundreds of them the drag would stutter.
 */
export function makeNearRows() {
  const rows = new Map<Element, RowParts>();
  const near = new Set<Element>();
  let observer: IntersectionObserver | null = null;
  const shown = createStore<readonly RowParts[]>([]);

  function update(): void {
    shown.set([...near].flatMap((line) => rows.get(line) ?? []));
  }

  function handleCrossing(crossings: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of crossings) {
      if (isIntersecting || target.hasAttribute(liftedMark)) near.add(target);
      else near.delete(target);
    }
    update();
  }

  /** Adds a row; returns how to remove it. */
  function join(row: RowParts): () => void {
    observer ??= new IntersectionObserver(handleCrossing, { root: frameOf(row.line), rootMargin: margin });
    rows.set(row.line, row);
    observer.observe(row.line);
    return () => {
      observer?.unobserve(row.line);
      rows.delete(row.line);
      if (near.delete(row.line)) update();
    };
  }

  /** Counts a row and its neighbours as near at once. */
  function wake(line: Element): void {
    const lines = [...(line.parentElement?.children ?? [])];
    const place = lines.indexOf(line);
    const around = lines.slice(Math.max(0, place - reach), place + reach + 1);
    const woken = around.filter((one) => !near.has(one));
    if (woken.length === 0) return;
    for (const one of woken) near.add(one);
    update();
  }

  return { join, wake, rows: shown };
}

/**
 * What the row scrolls in, null for the window. The margin holds for this frame only: seen from the window, a row that
 * makes room for the lifted one would leave at the edge of a frame inside it, come back, and leave again.
 */
function frameOf(line: Element): Element | null {
  const [frame] = getScrollableAncestors(line, 1);
  return frame && frame !== document.scrollingElement ? frame : null;
}
