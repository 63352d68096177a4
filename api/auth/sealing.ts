import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

// Secrets of second factors are stored encrypted: whoever reads the database or a backup cannot make codes
// (docs/decisions/074).

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

let current: { readonly id: string; readonly key: Uint8Array } | null = null;

/** Sets the key of second factors. Call it once at start. */
export function setFactorKey(secret: string): void {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'second factors', 32));
  const id = createHmac('sha256', key).update('key id').digest('base64url').slice(0, 8);
  current = { id, key };
}

/** Whether a secret was sealed with the key that is set. */
export const isOurs = (sealed: string) => sealed.startsWith(`${keyInUse().id}.`);

/** @param email of the account, so that a secret opens only in the account that it was made for */
export function seal(secret: string, email: string): string {
  const { id, key } = keyInUse();
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(email));
  const bytes = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${bytes.toString('base64url')}`;
}

/** The secret; null when it was sealed with another key or for another account, or is damaged. */
export function unseal(sealed: string, email: string): string | null {
  if (!isOurs(sealed)) return null;
  const { id, key } = keyInUse();
  const bytes = Buffer.from(sealed.slice(id.length + 1), 'base64url');
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(email))
      .setAuthTag(bytes.subarray(-tagBytes));
    return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyInUse() {
  if (!current) throw new Error('SECOND_FACTOR_KEY is not set');
  return current;
}
