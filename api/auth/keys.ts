import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

type Key = {
  readonly id: string;
  /** A text instead would be parsed as a public key for each token first. */
  readonly secret: KeyObject;
};

/** The one that signs, and before a change of the secret is over the one before. */
let keys: readonly Key[] = [];

/** Tokens are signed with `secret` from now on, those of `previous` stay valid; called once at start. */
export function setTokenSecrets(secret: string, previous?: string): void {
  keys = [secret, ...(previous ? [previous] : [])].map((each) => ({
    id: hmac(each, 'key id').slice(0, 12),
    secret: createSecretKey(Buffer.from(each)),
  }));
}

/** A token of the current key, whose id is in its header. */
export function signToken(claims: object, subject: string): string {
  const { id, secret } = currentKey();
  return jwt.sign(claims, secret, { algorithm: 'HS256', keyid: id, subject });
}

/** The claims of a token that one of our keys has signed, null for any other. Whether it has expired is not checked. */
export function readToken(token: string): unknown {
  for (const { secret } of keys) {
    try {
      return jwt.verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true });
    } catch (error) {
      // NotBeforeError derives from the first; a payload that is no JSON fails as a SyntaxError.
      if (!(error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** Replaces a text that must not be stored itself, such as what was typed in place of an e-mail address. */
export function digestOf(text: string): string {
  return hmac(currentKey().secret, text);
}

function currentKey(): Key {
  const [current] = keys;
  if (!current) throw new Error('JWT_SECRET is not set');
  return current;
}

function hmac(secret: string | KeyObject, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}
