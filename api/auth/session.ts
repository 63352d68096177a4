import type { Request } from 'express';
import { isValidObjectId } from 'mongoose';
import { z } from 'zod';
import { passwordNotChanged } from '@ritmi/shared/domain/auth/text';
import type { ErrorCode } from '@ritmi/shared/domain/errors';
import type { Account } from '../http/auth.js';
import { forbidden } from '../http/errors.js';
import { recordEvent } from './audit.js';
import { readToken, signToken } from './keys.js';
import { AccountModel, SessionModel } from './model.js';

/** Four weeks; the contract allows at most 30 days. */
const maxLifetimeMs = 28 * 24 * 3600 * 1000;
const idleMs = 14 * 24 * 3600 * 1000;
/** Resolution of `lastUsedAt`: one write per request would be too many. */
const touchMs = 60_000;

const objectId = z.string().refine(isValidObjectId);
const claims = z.object({ sub: objectId, sid: objectId, exp: z.number() });

/** Creates a session and the token that names it. */
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
  const times = { iat: now / 1000, exp: (now + maxLifetimeMs) / 1000 };
  const sessionId = String(session._id);
  return { token: signToken({ sid: sessionId, ...times }, accountId), sessionId };
}

/**
 * Returns the account of a token, `ended` when it has expired or its session was closed, null when it is not ours. A
 * refused `write` is recorded in the audit.
 * @throws when the database is unavailable, and 403 for a write before the first password is changed.
 */
export async function verifyToken(token: string, write?: Request): Promise<Account | 'ended' | null> {
  const named = claims.safeParse(readToken(token)).data;
  if (!named) return null;
  const now = Date.now();
  const [session, account] = await Promise.all([
    SessionModel.findOne({ _id: named.sid, accountId: named.sub, expiresAt: { $gt: new Date(now) } }).lean(),
    AccountModel.findById(named.sub, { email: 1, name: 1, mustChangePassword: 1, disabledAt: 1 }).lean(),
  ]);
  const isOpen = session !== null && named.exp * 1000 > now && account !== null && !account.disabledAt;
  const recordRefusal = async (reason: ErrorCode) => {
    if (!write || !account) return;
    const call = `${write.method} ${write.path.slice(0, 200)}`;
    await recordEvent('refused', { account: { id: named.sub, name: account.name }, facts: { call, reason } });
  };
  if (!isOpen) {
    await recordRefusal('sessionEnded');
    return 'ended';
  }
  if (write && account.mustChangePassword && !write.path.startsWith('/auth/')) {
    await recordRefusal('passwordNotChanged');
    throw forbidden('passwordNotChanged', passwordNotChanged);
  }
  const usedAt = session.lastUsedAt.getTime();
  if (now - usedAt > touchMs) {
    const expiresAt = expiryOf(session.createdAt.getTime(), now);
    await SessionModel.updateOne({ _id: session._id }, { lastUsedAt: new Date(now), expiresAt });
  }
  return { id: named.sub, email: account.email, name: account.name, sessionId: named.sid };
}

/** Whether nobody has ended this session. Asking is no use of it, so it still expires when nobody uses it. */
export async function isSessionOpen({ id, sessionId }: Account): Promise<boolean> {
  const [session, account] = await Promise.all([
    SessionModel.exists({ _id: sessionId, accountId: id, expiresAt: { $gt: new Date() } }),
    AccountModel.exists({ _id: id, disabledAt: null }),
  ]);
  return session !== null && account !== null;
}

/** Ends one session of an account; returns its device, null when there is no such session. */
export async function endSession(accountId: string, sessionId: string): Promise<{ device: string } | null> {
  if (!isValidObjectId(sessionId)) return null;
  const ended = await SessionModel.findOneAndDelete({ _id: sessionId, accountId }).lean();
  return ended && { device: ended.device ?? '' };
}

/** Ends all sessions of an account, except one if given; returns how many. */
export async function endSessions(accountId: string, exceptSessionId?: string): Promise<number> {
  const others = exceptSessionId ? { _id: { $ne: exceptSessionId } } : {};
  return (await SessionModel.deleteMany({ accountId, ...others })).deletedCount;
}

/** The sessions of an account, the most recently used first. */
export async function sessionsOf(accountId: string) {
  const open = await SessionModel.find({ accountId, expiresAt: { $gt: new Date() } }).lean();
  return open
    .map(({ _id, createdAt, lastUsedAt, device }) => ({
      id: String(_id),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device: device ?? '',
    }))
    .sort((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt));
}

/** A session ends after four weeks, and after two in which it was not used. */
function expiryOf(createdMs: number, usedMs: number): Date {
  return new Date(Math.min(createdMs + maxLifetimeMs, usedMs + idleMs));
}

// The first match counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const programs: readonly (readonly [RegExp, string])[] = [
  [/Electron\//, 'Ritmi'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: typeof programs = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Names of program and system, such as `Firefox, Windows`, by which a person recognises a device; '' if unknown. */
export function deviceOf(userAgent = ''): string {
  const known = [programs, systems].flatMap(
    (names) => names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  return known.join(', ');
}
