import { getScrollableAncestors } from '@dnd-kit/core';

/** As much again above and below what is seen. */
const margin = '100% 0px';
/** Rows that wake up with one that gets the focus: the arrows may move it before the next frame. */
const reach = 12;

/** Stands on the row that is being moved. */
export const liftedMark = 'data-lifted';

/** What drag and drop wants to hear of a handle: onMouseDown, onTouchStart, onKeyDown. */
export type DragListeners = Readonly<Record<string, (event: unknown) => void>>;

/** What drag and drop needs of a row. */
export type RowParts = {
  readonly id: string;
  readonly line: HTMLElement;
  readonly handle: HTMLElement;
  /** Told who listens to the handle from now on. */
  readonly hear: (listeners: DragListeners | undefined) => void;
};

export type NearRows = ReturnType<typeof makeNearRows>;

/**
 * Knows which rows are near the window. Only these take part in drag and drop: otherwise each move would render and
 * measure all rows, and with hundreds of them the drag would stutter.
 */
export function makeNearRows() {
  const rows = new Map<Element, RowParts>();
  const near = new Set<Element>();
  const listeners = new Set<() => void>();
  let observer: IntersectionObserver | null = null;
  let shown: readonly RowParts[] = [];

  function tell(): void {
    shown = [...near].flatMap((line) => rows.get(line) ?? []);
    for (const listener of listeners) listener();
  }

  function handleCrossing(crossings: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of crossings) {
      if (isIntersecting || target.hasAttribute(liftedMark)) near.add(target);
      else near.delete(target);
    }
    tell();
  }

  /** A row is there; answers what to do when it goes. */
  function join(row: RowParts): () => void {
    observer ??= new IntersectionObserver(handleCrossing, { root: frameOf(row.line), rootMargin: margin });
    rows.set(row.line, row);
    observer.observe(row.line);
    return () => {
      observer?.unobserve(row.line);
      rows.delete(row.line);
      if (near.delete(row.line)) tell();
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
    tell();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  /** The same array until the rows near the window change. */
  const current = () => shown;

  return { join, wake, subscribe, current };
}

/**
 * What the row scrolls in, null for the window. The margin holds for this frame only: seen from the window, a row that
 * makes room for the lifted one would leave at the edge of a frame inside it, come back, and leave again.
 */
function frameOf(line: Element): Element | null {
  const [frame] = getScrollableAncestors(line, 1);
  return frame && frame !== document.scrollingElement ? frame : null;
}
