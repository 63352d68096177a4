import type {
  LoginAnswer,
  LoginRequest,
  OwnAccount,
  PasswordChange,
  SecondFactorSecret,
  SessionEntry,
} from '../domain/auth/schema.js';
import { type Answer, type Connection, request } from './request.js';

// Each throws what `request` throws; a wrong password or code is a 422 at its field, but for the login.

/**
 * Signs in. The header's dialog sends cookies too, the login page does not (contract, CORS).
 * @throws ApiError 401 with `body.needsCode` when the account has a second factor and `code` is absent or wrong.
 */
export function login(
  connection: Connection,
  body: LoginRequest,
  credentials: RequestCredentials = 'same-origin',
): Promise<Answer<Partial<LoginAnswer>>> {
  return request(connection, { method: 'POST', path: '/auth/login', body, credentials });
}

export async function logout(connection: Connection): Promise<void> {
  await request(connection, { method: 'POST', path: '/auth/logout' });
}

export async function ownAccount(connection: Connection): Promise<OwnAccount> {
  return (await request<OwnAccount>(connection, { path: '/auth/me' })).value;
}

/** Where the own account is signed in, the latest used first. */
export async function ownSessions(connection: Connection): Promise<SessionEntry[]> {
  return (await request<SessionEntry[]>(connection, { path: '/auth/sessions' })).value;
}

export async function endSession(connection: Connection, id: string): Promise<void> {
  await request(connection, { method: 'DELETE', path: `/auth/sessions/${encodeURIComponent(id)}` });
}

/** Ends all sessions but the own one. */
export async function endOtherSessions(connection: Connection): Promise<void> {
  await request(connection, { method: 'DELETE', path: '/auth/sessions' });
}

/** Also ends all other sessions. */
export async function changePassword(connection: Connection, body: PasswordChange): Promise<void> {
  await request(connection, { method: 'POST', path: '/auth/password', body });
}

/** Answers what the authenticator app needs; `confirmSecondFactor` switches it on. */
export async function startSecondFactor(
  connection: Connection,
  currentPassword: string,
): Promise<SecondFactorSecret> {
  const call = { method: 'POST', path: '/auth/second-factor', body: { currentPassword } } as const;
  return (await request<SecondFactorSecret>(connection, call)).value;
}

/** Switches the second factor on and answers its recovery codes, which cannot be read again. */
export async function confirmSecondFactor(connection: Connection, code: string): Promise<readonly string[]> {
  const call = { method: 'POST', path: '/auth/second-factor/confirm', body: { code } } as const;
  return (await request<{ recoveryCodes: string[] }>(connection, call)).value.recoveryCodes;
}

/** Takes a code of the app or a recovery code. */
export async function endSecondFactor(
  connection: Connection,
  body: { readonly currentPassword: string; readonly code: string },
): Promise<void> {
  await request(connection, { method: 'DELETE', path: '/auth/second-factor', body });
}
