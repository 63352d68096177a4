import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Strip } from './Strip.js';

const strip = (cards: readonly string[]) => (
  <Strip columnWidth="300px" label="Kartat">
    {cards.map((card) => (
      <li key={card}>{card}</li>
    ))}
  </Strip>
);

const arrows = () => screen.getByLabelText('Shko djathtas').parentElement;

beforeEach(() => {
  // The test environment has no layout: sets a row of 500 px with cards of 300 px.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(500, this.children.length * 300);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly notify: () => void) {}
      observe() {
        this.notify();
      }
      disconnect() {}
    },
  );
});

it('shows arrows while the cards overflow, also after cards are added or removed', () => {
  const { rerender } = render(strip(['a']));
  expect(arrows()).toHaveAttribute('data-idle', 'true');
  rerender(strip(['a', 'b']));
  expect(arrows()).toHaveAttribute('data-idle', 'false');
  rerender(strip(['b']));
  expect(arrows()).toHaveAttribute('data-idle', 'true');
});
