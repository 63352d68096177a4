import jwt from 'jsonwebtoken';
import { isValidObjectId } from 'mongoose';
import { z } from 'zod';
import type { Account } from '../http/auth.js';
import { AccountModel, SessionModel } from './model.js';

/** Four weeks; the contract allows at most 30 days. */
const sessionSeconds = 28 * 24 * 3600;

const objectId = z.string().refine(isValidObjectId);
const claims = z.object({ sub: objectId, sid: objectId });

let secret = '';

/** Tokens are signed with this from now on; called once while the program starts. */
export function setTokenSecret(value: string): void {
  secret = value;
}

/** Opens a stored session and answers the token that names it. */
export async function openSession(accountId: string): Promise<{ token: string; sessionId: string }> {
  const now = Math.floor(Date.now() / 1000);
  const session = await SessionModel.create({
    accountId,
    createdAt: new Date(now * 1000),
    expiresAt: new Date((now + sessionSeconds) * 1000),
  });
  const token = jwt.sign({ sid: session.id, iat: now, exp: now + sessionSeconds }, requireSecret(), {
    algorithm: 'HS256',
    subject: accountId,
  });
  return { token, sessionId: session.id };
}

/** Whose token it is, or null when it is foreign, expired or its session was closed. Throws when the database is away. */
export async function verifyToken(token: string): Promise<Account | null> {
  const named = readClaims(token);
  if (!named) return null;
  const [session, account] = await Promise.all([
    SessionModel.findOne({ _id: named.sid, accountId: named.sub, expiresAt: { $gt: new Date() } }).lean(),
    AccountModel.findById(named.sub, { email: 1, name: 1 }).lean(),
  ]);
  if (!session || !account) return null;
  return { id: named.sub, email: account.email, name: account.name, sessionId: named.sid };
}

export async function closeSession(sessionId: string): Promise<void> {
  await SessionModel.deleteOne({ _id: sessionId });
}

/** Signs an account out everywhere, but for one session when it is given. */
export async function closeSessions(accountId: string, exceptSessionId?: string): Promise<void> {
  await SessionModel.deleteMany({ accountId, ...(exceptSessionId ? { _id: { $ne: exceptSessionId } } : {}) });
}

function readClaims(token: string): z.output<typeof claims> | null {
  try {
    return claims.safeParse(jwt.verify(token, requireSecret(), { algorithms: ['HS256'] })).data ?? null;
  } catch (error) {
    // TokenExpiredError and NotBeforeError derive from the first; a payload that is no JSON fails as a SyntaxError.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function requireSecret(): string {
  if (secret === '') throw new Error('JWT_SECRET is not set');
  return secret;
}
