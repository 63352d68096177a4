import { expect, test } from 'vitest';

test('the admin can be loaded where there is no window', async () => {
  const { AdminApp, LoginPage } = await import('./index.js');
  expect([AdminApp, LoginPage].map((part) => typeof part)).toEqual(['function', 'function']);
});
