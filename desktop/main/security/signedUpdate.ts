import { createPublicKey, sign, verify } from 'node:crypto';

/** A version as the feed describes it; electron-updater checks the hashes when it downloads the files. */
export type Update = {
  readonly version: string;
  readonly files: readonly { readonly url: string; readonly sha512: string }[];
};

/** @param privateKey Ed25519, PEM */
export function signatureOf(update: Update, privateKey: string): string {
  return sign(null, signedText(update), privateKey).toString('base64');
}

/** Whether the feed's signature matches this version and its files. @param publicKey Ed25519, SPKI in base64 */
export function isSigned(
  { signature, ...update }: Update & { readonly signature?: unknown },
  publicKey: string,
): boolean {
  // With an empty list electron-updater would fall back to a file that is not signed.
  if (typeof signature !== 'string' || update.files.length === 0) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(update), key, Buffer.from(signature, 'base64'));
}

function signedText({ version, files }: Update): Buffer {
  return Buffer.from(JSON.stringify([version, files.map(({ url, sha512 }) => [url, sha512])]));
}
