import { isValidObjectId } from 'mongoose';
import { z } from 'zod';
import { passwordNotChanged } from '@ritmi/shared/domain/auth/text';
import type { Account, Write } from '../http/auth.js';
import { forbidden } from '../http/errors.js';
import { note } from './audit.js';
import { readToken, signToken } from './keys.js';
import { AccountModel, SessionModel } from './model.js';

/** Four weeks; the contract allows at most 30 days. */
const longestMs = 28 * 24 * 3600 * 1000;
const idleMs = 14 * 24 * 3600 * 1000;
/** How exact `lastUsedAt` is: a write for each request would be too many. */
const touchMs = 60_000;

const objectId = z.string().refine(isValidObjectId);
const claims = z.object({ sub: objectId, sid: objectId, exp: z.number() });

/** Opens a stored session and answers the token that names it. */
export async function openSession(
  accountId: string,
  device: string,
): Promise<{ token: string; sessionId: string }> {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const session = await SessionModel.create({
    accountId,
    device,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: expiryOf(now, now),
  });
  const times = { iat: now / 1000, exp: (now + longestMs) / 1000 };
  return { token: signToken({ sid: session.id as string, ...times }, accountId), sessionId: session.id };
}

/**
 * Whose token it is, `ended` when it is expired or its session was closed, or null when it is foreign. A refused `write`
 * is noted in the audit. Throws when the database is away, and 403 for a write before the first password was changed.
 */
export async function verifyToken(token: string, write?: Write): Promise<Account | 'ended' | null> {
  const named = claims.safeParse(readToken(token)).data;
  if (!named) return null;
  const now = Date.now();
  const [session, account] = await Promise.all([
    SessionModel.findOne({ _id: named.sid, accountId: named.sub, expiresAt: { $gt: new Date(now) } }).lean(),
    AccountModel.findById(named.sub, { email: 1, name: 1, mustChangePassword: 1, disabledAt: 1 }).lean(),
  ]);
  const isOpen = session !== null && named.exp * 1000 > now && account !== null && !account.disabledAt;
  if (write && account && !isOpen) await noteRefusal(account, write, 'session ended');
  if (!isOpen) return 'ended';
  if (write && account.mustChangePassword && !write.path.startsWith('/auth/')) {
    await noteRefusal(account, write, 'password not changed');
    throw forbidden(passwordNotChanged);
  }
  const usedAt = (session.lastUsedAt ?? session.createdAt).getTime();
  if (now - usedAt > touchMs) {
    const expiresAt = expiryOf(session.createdAt.getTime(), now);
    await SessionModel.updateOne({ _id: session._id }, { lastUsedAt: new Date(now), expiresAt });
  }
  return { id: named.sub, email: account.email, name: account.name, sessionId: named.sid };
}

type NamedAccount = { readonly _id: unknown; readonly name: string };

async function noteRefusal(
  { _id, name }: NamedAccount,
  { method, path }: Write,
  reason: string,
): Promise<void> {
  const account = { id: String(_id), name };
  await note('refused', {
    account,
    who: account,
    facts: { call: `${method} ${path.slice(0, 200)}`, reason },
  });
}

/** Ends one session of an account; answers its device, null when there is no such session. */
export async function endSession(accountId: string, sessionId: string): Promise<{ device: string } | null> {
  if (!isValidObjectId(sessionId)) return null;
  const ended = await SessionModel.findOneAndDelete({ _id: sessionId, accountId }).lean();
  return ended && { device: ended.device ?? '' };
}

/** Signs an account out everywhere, but for one session when it is given; answers how many were ended. */
export async function endSessions(accountId: string, exceptSessionId?: string): Promise<number> {
  const others = exceptSessionId ? { _id: { $ne: exceptSessionId } } : {};
  return (await SessionModel.deleteMany({ accountId, ...others })).deletedCount;
}

/** Where an account is signed in, the latest used first. */
export async function sessionsOf(accountId: string) {
  const open = await SessionModel.find({ accountId, expiresAt: { $gt: new Date() } }).lean();
  return open
    .map(({ _id, createdAt, lastUsedAt, device }) => ({
      id: String(_id),
      createdAt: createdAt.toISOString(),
      lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
      device: device ?? '',
    }))
    .sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
}

/** A session ends after four weeks, and after two in which it was not used. */
function expiryOf(createdMs: number, usedMs: number): Date {
  return new Date(Math.min(createdMs + longestMs, usedMs + idleMs));
}
