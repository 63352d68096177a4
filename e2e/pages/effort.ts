/** What a person does in a window. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
  /** Fields that are filled or chosen, and files that are picked. */
  readonly fields: number;
}

declare global {
  interface Window {
    effort: { clicks: number; keys: number; fields: number };
  }
}

/** Counts in `window.effort` from now on; it runs in the page. */
export function countEffort(): void {
  const effort = { clicks: 0, keys: 0, fields: 0 };
  window.effort = effort;
  // A click by keyboard has the detail 0.
  addEventListener('click', ({ detail }) => (effort.clicks += detail > 0 ? 1 : 0), true);
  addEventListener('keydown', ({ key }) => (effort.keys += key === ' ' || key.length > 1 ? 1 : 0), true);
  addEventListener('change', () => (effort.fields += 1), true);
}
