import { expect, test } from 'vitest';
import { browserConnection, browserSession } from './browserSession.js';

// spec: 3.storage.session, 4.login.stored, 6.admin, contract.admin.flag
test('a session is stored under three keys, and clear removes them', () => {
  browserSession.write({ token: 'a.b.c', userName: 'Arta' });
  expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual({
    token: 'a.b.c',
    userName: 'Arta',
    isAuthenticated: 'true',
  });
  expect(browserSession.read()).toEqual({ token: 'a.b.c', userName: 'Arta' });
  expect(browserConnection.token?.()).toBe('a.b.c');
  browserSession.clear();
  expect(window.localStorage).toHaveLength(0);
});

// spec: 2.guard.token, 2.guard.flag, 6.admin.area, contract.admin.flag
test.each([
  ['any token and the flag', { token: 'anything', isAuthenticated: 'true' }, true],
  ['no token', { isAuthenticated: 'true' }, false],
  ['no flag', { token: 'a.b.c' }, false],
  ['another flag', { token: 'a.b.c', isAuthenticated: 'false' }, false],
])('with %s', (_name, kept, isThere) => {
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  expect(browserSession.read() !== null).toBe(isThere);
});
