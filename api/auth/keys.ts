import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

type Key = {
  readonly id: string;
  /** Not a string: jsonwebtoken would try to parse it as a public key for each token. */
  readonly secret: KeyObject;
};

/** The one that signs and, while the secret is being changed, the previous one. */
let keys: readonly Key[] = [];

/** Sets the secret that signs tokens, and a previous one whose tokens stay valid. Call it once at start. */
export function setTokenSecrets(secret: string, previous?: string): void {
  keys = [secret, ...(previous ? [previous] : [])].map((each) => ({
    id: hmac(each, 'key id').slice(0, 12),
    secret: createSecretKey(Buffer.from(each)),
  }));
}

/** Signs a token with the current key, whose id is in the token's header. */
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
      // A payload that is not JSON fails with a SyntaxError.
      if (!(error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** A digest of a text that must not be stored itself, such as a password typed into the e-mail field. */
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
