import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

export const rowHeight = 40;

/** The test environment has no layout: makes each list item a row of 300 × 40 px below the previous one. */
export function layOutRows(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li');
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, place * rowHeight, 300, rowHeight);
  });
}

const frames = (count: number) =>
  act(async () => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });

/** Drags a row by its handle with the mouse, by the given number of px. */
export async function dragRow(title: string, by: { readonly x: number; readonly y: number }): Promise<void> {
  const handle = screen.getByRole('button', { name: `Zvarrit ${title}` });
  const { top } = handle.getBoundingClientRect();
  const start = { clientX: 10, clientY: top + 10 };
  const end = { clientX: start.clientX + by.x, clientY: start.clientY + by.y };
  fireEvent.mouseDown(handle, { button: 0, ...start });
  fireEvent.mouseMove(document, { clientX: start.clientX, clientY: start.clientY + 6 });
  await frames(3);
  fireEvent.mouseMove(document, end);
  await frames(3);
  fireEvent.mouseUp(document, end);
  await frames(3);
}
