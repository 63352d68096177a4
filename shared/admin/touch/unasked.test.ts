import { expect, test, vi } from 'vitest';
import { keepUnasked } from './unasked.js';

function pageThatAsks() {
  const page = new DOMParser().parseFromString(
    '<main></main><aside data-consent hidden></aside>',
    'text/html',
  );
  const bar = page.querySelector('aside')!;
  const ask = () => {
    bar.hidden = false;
    bar.dataset.asks = '';
  };
  return { page, bar, ask };
}

test('a page that asks already no longer does', () => {
  const { page, bar, ask } = pageThatAsks();
  ask();
  keepUnasked(page);
  expect(bar.hidden).toBe(true);
  expect(page.querySelector('[data-asks]')).toBeNull();
});

test('nor does one whose script asks later', async () => {
  const { page, bar, ask } = pageThatAsks();
  keepUnasked(page);
  ask();
  await vi.waitFor(() => expect(bar.hidden).toBe(true));
  expect(page.querySelector('[data-asks]')).toBeNull();
});
