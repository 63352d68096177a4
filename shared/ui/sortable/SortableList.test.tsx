import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SortableList } from './SortableList.js';

const entries = ['a', 'b', 'c'].map((id) => ({ id, title: `Rreshti ${id}` }));
const rowHeight = 40;
const onMove = vi.fn<(from: number, to: number) => Promise<void>>(async () => undefined);

// The test environment lays nothing out: rows of 300 × 40 px below each other.
beforeEach(() => {
  onMove.mockClear();
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, place * rowHeight, 300, rowHeight);
  });
  render(
    <SortableList
      entries={entries}
      labelOf={({ title }) => title}
      render={({ title }) => <h3>{title}</h3>}
      onMove={onMove}
    />,
  );
});
afterEach(() => vi.useRealTimers());

const handle = () => screen.getByRole('button', { name: 'Zvarrit Rreshti a' });
const isLifted = () => screen.queryByText(/^U kap Rreshti a/) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function dragTo(x: number, y: number) {
  fireEvent.mouseDown(handle(), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseMove(document, { clientX: 10, clientY: 16 });
  await wait(50);
  fireEvent.mouseMove(document, { clientX: x, clientY: y });
  await wait(50);
  fireEvent.mouseUp(document, { clientX: x, clientY: y });
  await wait(500);
}

describe('a mouse', () => {
  // spec: 9.admin.mouse
  it.each([
    [4, false],
    [6, true],
  ])('that moved %i px has lifted the row: %s', async (movedPx, expected) => {
    fireEvent.mouseDown(handle(), { button: 0, clientX: 10, clientY: 10 });
    fireEvent.mouseMove(document, { clientX: 10, clientY: 10 + movedPx });
    await wait(50);
    expect(isLifted()).toBe(expected);
  });

  // spec: 4.order.sent
  it('drops a row at a new place', async () => {
    await dragTo(10, 10 + rowHeight);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
  });

  // spec: 4.order.nothing
  it.each([
    ['where it was', 10, 12],
    ['below the list', 10, 10 + 9 * rowHeight],
    ['beside the list', 900, 10 + rowHeight],
  ])('drops a row %s and nothing happens', async (_name, x, y) => {
    await dragTo(x, y);
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  // spec: 9.admin.touch
  it('lifts a row after 120 ms', async () => {
    fireEvent.touchStart(handle(), { touches: [{ clientX: 10, clientY: 10 }] });
    await wait(119);
    expect(isLifted()).toBe(false);
    await wait(1);
    await wait(50);
    expect(isLifted()).toBe(true);
  });
});
