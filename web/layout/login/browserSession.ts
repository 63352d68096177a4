import type { Connection } from '@ritmi/shared/client/request';

type Session = { readonly token: string; readonly userName: string };

const keys = { token: 'token', userName: 'userName', flag: 'isAuthenticated' } as const;

/** The session in the browser's storage, under the specified keys. */
export const browserSession = {
  read(): Session | null {
    try {
      const token = window.localStorage.getItem(keys.token);
      if (!token || window.localStorage.getItem(keys.flag) !== 'true') return null;
      return { token, userName: window.localStorage.getItem(keys.userName) ?? '' };
    } catch {
      // A browser that forbids storage has no session.
      return null;
    }
  },
  write({ token, userName }: Session): void {
    window.localStorage.setItem(keys.token, token);
    window.localStorage.setItem(keys.userName, userName);
    window.localStorage.setItem(keys.flag, 'true');
  },
  clear(): void {
    for (const key of Object.values(keys)) window.localStorage.removeItem(key);
  },
};

/** The API of the same origin, with the token of the session. */
export const browserConnection: Connection = {
  baseUrl: '/api',
  token: () => browserSession.read()?.token ?? null,
};
