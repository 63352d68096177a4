import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dragRow, layOutRows, rowHeight } from '../testing/dragRow.js';
import { SortableList } from './SortableList.js';

const entries = ['a', 'b', 'c'].map((id) => ({ id, title: `Rreshti ${id}` }));
const onMove = vi.fn<(from: number, to: number) => Promise<void>>(async () => undefined);

beforeEach(() => {
  onMove.mockClear();
  layOutRows();
  render(
    <SortableList
      entries={entries}
      labelOf={({ title }) => title}
      render={({ title }) => <h3>{title}</h3>}
      onMove={onMove}
    />,
  );
});

afterEach(async () => {
  if (!vi.isFakeTimers()) return;
  // Cancels the drag; dnd-kit stops the document's clicks until 50 ms after its end.
  fireEvent.keyDown(document, { code: 'Escape' });
  await wait(50);
  vi.useRealTimers();
});

const handle = () => screen.getByRole('button', { name: 'Zvarrit Rreshti a' });
const isLifted = () => screen.queryByText(/^U kap Rreshti a/) !== null;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a mouse', () => {
  // spec: 9.admin.mouse
  it.each([
    [4, false],
    [6, true],
  ])('that moved %i px has lifted the row: %s', async (movedPx, expected) => {
    vi.useFakeTimers();
    fireEvent.mouseDown(handle(), { button: 0, clientX: 10, clientY: 10 });
    fireEvent.mouseMove(document, { clientX: 10, clientY: 10 + movedPx });
    await wait(50);
    expect(isLifted()).toBe(expected);
  });

  // spec: 4.order.sent
  it('drops a row at a new place', async () => {
    await dragRow('Rreshti a', { x: 0, y: rowHeight });
    expect(onMove).toHaveBeenCalledExactlyOnceWith(0, 1);
  });

  // spec: 4.order.nothing
  it.each([
    ['where it was', 0, 8],
    ['below the list', 0, 9 * rowHeight],
    ['beside the list', 900, rowHeight],
  ])('that drops a row %s changes nothing', async (_name, x, y) => {
    await dragRow('Rreshti a', { x, y });
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  // spec: 9.admin.touch
  it('lifts a row after 120 ms', async () => {
    vi.useFakeTimers();
    fireEvent.touchStart(handle(), { touches: [{ clientX: 10, clientY: 10 }] });
    await wait(119);
    expect(isLifted()).toBe(false);
    await wait(1);
    await wait(50);
    expect(isLifted()).toBe(true);
  });
});
