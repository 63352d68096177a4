import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liftedMark, makeNearRows } from './nearRows.js';

/** Stands where the browser would see which rows come and go. */
class Watcher {
  static made: Watcher[] = [];
  readonly watched = new Set<Element>();
  constructor(
    readonly tell: (crossings: readonly Partial<IntersectionObserverEntry>[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Watcher.made.push(this);
  }
  observe(line: Element) {
    this.watched.add(line);
  }
  unobserve(line: Element) {
    this.watched.delete(line);
  }
}

beforeEach(() => {
  Watcher.made = [];
  vi.stubGlobal('IntersectionObserver', Watcher);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A list of so many rows, named 0, 1, 2, and which of them take part. */
function listOf(count: number, frame: HTMLElement = document.body) {
  const list = frame.appendChild(document.createElement('ul'));
  const near = makeNearRows();
  const lines = Array.from({ length: count }, () => list.appendChild(document.createElement('li')));
  const leave = lines.map((line, place) =>
    near.join({
      id: `${place}`,
      line,
      handle: document.createElement('button'),
      setListeners: () => undefined,
    }),
  );
  const watcher = Watcher.made[0]!;
  const cross = (place: number, isIntersecting: boolean) =>
    watcher.tell([{ target: lines[place]!, isIntersecting }]);
  const ids = () => near.rows.get().map(({ id }) => id);
  return { near, lines, leave, watcher, cross, ids };
}

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => `${from + step}`);

test('rows take part while they are near the window, and whoever listens is told', () => {
  const { near, cross, ids } = listOf(3);
  const listener = vi.fn<() => void>();
  const stop = near.rows.subscribe(listener);
  expect(ids()).toEqual([]);
  cross(0, true);
  cross(1, true);
  expect(ids()).toEqual(['0', '1']);
  expect(near.rows.get()).toBe(near.rows.get());
  cross(0, false);
  expect(ids()).toEqual(['1']);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  cross(1, false);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a row that is being moved takes part however far it is moved', () => {
  const { lines, cross, ids } = listOf(2);
  cross(0, true);
  lines[0]!.setAttribute(liftedMark, '');
  cross(0, false);
  expect(ids()).toEqual(['0']);
  lines[0]!.removeAttribute(liftedMark);
  cross(0, false);
  expect(ids()).toEqual([]);
});

test('a row that is touched takes part at once, with twelve on either side', () => {
  const { near, lines, ids } = listOf(40);
  const listener = vi.fn<() => void>();
  near.rows.subscribe(listener);
  near.wake(lines[20]!);
  expect(ids()).toEqual(span(8, 32));
  near.wake(lines[20]!);
  expect(listener).toHaveBeenCalledTimes(1);
  near.wake(lines[2]!);
  expect(new Set(ids())).toEqual(new Set(span(0, 32)));
});

test('a row that is gone is neither watched nor takes part', () => {
  const { lines, leave, watcher, cross, ids } = listOf(2);
  cross(0, true);
  cross(1, true);
  leave[0]!();
  expect(ids()).toEqual(['1']);
  expect([...watcher.watched]).toEqual([lines[1]]);
});

test('near is as much again as is seen, in the window or in what the list scrolls in', () => {
  expect(listOf(1).watcher.options).toEqual({ root: null, rootMargin: '100% 0px' });
  Watcher.made = [];
  const frame = document.body.appendChild(document.createElement('div'));
  frame.style.overflow = 'auto';
  expect(listOf(1, frame).watcher.options).toEqual({ root: frame, rootMargin: '100% 0px' });
});
