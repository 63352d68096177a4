import type { LoginAnswer, LoginRequest } from '../domain/auth/schema.js';
import { type Answer, type Connection, request } from './request.js';

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

/** Ends the session on the server. */
export async function logout(connection: Connection): Promise<void> {
  await request(connection, { method: 'POST', path: '/auth/logout' });
}
