import { expect, test } from 'vitest';

test('the admin can be loaded where there is no window', async () => {
  const { AdminApp, LoginForm, LoginPage } = await import('./index.js');
  expect([AdminApp, LoginForm, LoginPage].map((part) => typeof part)).toEqual([
    'function',
    'function',
    'function',
  ]);
});
