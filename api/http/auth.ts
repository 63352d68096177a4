import { type Actor, visitor } from '@ritmi/shared/domain/access';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { sessionEnded, unauthorized } from './errors.js';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: string;
};

/** Who makes a call. */
export function actorOf(account: Account | null): Actor {
  return account ? { kind: 'account', id: account.id, name: account.name } : visitor;
}

/**
 * Returns the account of a token, `ended` when its session is over, null when the token is not ours. It gets the request
 * of an administrator's write, so that it can refuse it for other reasons and record that in the audit.
 */
export type VerifyToken = (token: string, write?: Request) => Promise<Account | 'ended' | null>;

function bearerOf(request: Request): string | null {
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(request.get('Authorization') ?? '') ?? [];
  return token ?? null;
}

/** The caller's address as a key. For IPv6 it is the network, since one caller usually has a whole network. */
export function addressOf(request: Request): string {
  return ipKeyGenerator((request.ip ?? '').replace(/^::ffff:/i, ''));
}

declare module 'express-serve-static-core' {
  interface Locals {
    /** Who is signed in; null for visitors. */
    account?: Account | null;
    /** Throws when the caller may no longer make the call. */
    checkAgain?: () => Promise<unknown>;
  }
}

/**
 * Authenticates the caller before the body is read. `admin` requires a valid token; `public` lets everybody through. An
 * invalid token counts as none for a read (contract, hidden prices) and is refused for a write, which would be another
 * person's.
 */
export function identify(access: 'public' | 'admin', verifyToken: VerifyToken): RequestHandler {
  const callerOf = async (request: Request): Promise<Account | null> => {
    const token = bearerOf(request);
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const account = token === null ? null : await verifyToken(token, isWrite ? request : undefined);
    const isRequired = access === 'admin' || (isWrite && token !== null);
    if (isRequired && account === 'ended') throw sessionEnded();
    if (isRequired && account === null) throw unauthorized();
    return account === 'ended' ? null : account;
  };
  return async (request, response, next) => {
    response.locals.account = await callerOf(request);
    response.locals.checkAgain = () => callerOf(request);
    next();
  };
}
