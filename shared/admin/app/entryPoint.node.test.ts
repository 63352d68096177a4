import { expect, test } from 'vitest';

test('the admin can be imported without a window', async () => {
  const { AdminApp, LoginPage } = await import('./index.js');
  expect([AdminApp, LoginPage].map((part) => typeof part)).toEqual(['function', 'function']);
});
