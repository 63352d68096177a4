import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { sessionEnded, unauthorized } from './errors.js';

export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: string;
};

/**
 * Whose token it is; `ended` when its session is over, null when it is none of ours. It gets the request of a `write`
 * that only an administrator may do, so that it can refuse it for other reasons and record that in the audit.
 */
export type VerifyToken = (token: string, write?: Request) => Promise<Account | 'ended' | null>;

function bearerOf(request: Request): string | null {
  const [, token] = /^Bearer +([^\s]+) *$/i.exec(request.get('Authorization') ?? '') ?? [];
  return token ?? null;
}

/** The caller's address as a key: of IPv6 the network, since one caller has a whole one. */
export function addressOf(request: Request): string {
  return ipKeyGenerator((request.ip ?? '').replace(/^::ffff:/i, ''));
}

declare module 'express-serve-static-core' {
  interface Locals {
    /** Who is signed in; null for visitors. */
    account?: Account | null;
  }
}

/**
 * Finds out who is signed in, before anything of the body is read. `admin` lets only holders of a valid token through;
 * `public` everybody, an invalid token counts as none (contract, hidden prices).
 */
export function identify(access: 'public' | 'admin', verifyToken: VerifyToken): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request);
    const isWrite = access === 'admin' && request.method !== 'GET' && request.method !== 'HEAD';
    const account = token === null ? null : await verifyToken(token, isWrite ? request : undefined);
    if (access === 'admin' && account === 'ended') throw sessionEnded();
    if (access === 'admin' && account === null) throw unauthorized();
    response.locals.account = account === 'ended' ? null : account;
    next();
  };
}
