import { createPublicKey, sign, verify } from 'node:crypto';

/** What a feed says of a version; the files' hashes are checked when they are fetched. */
export type Update = {
  readonly version: string;
  readonly files: readonly { readonly url: string; readonly sha512: string }[];
};

/** @param privateKey Ed25519, PEM */
export function signatureOf(update: Update, privateKey: string): string {
  return sign(null, signedText(update), privateKey).toString('base64');
}

/** Whether the feed carries a signature of these very files and version. @param publicKey Ed25519, SPKI in base64 */
export function isSigned(
  { signature, ...update }: Update & { readonly signature?: unknown },
  publicKey: string,
): boolean {
  // Without a list the updater would take a file that nobody signed.
  if (typeof signature !== 'string' || update.files.length === 0) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(update), key, Buffer.from(signature, 'base64'));
}

function signedText({ version, files }: Update): Buffer {
  return Buffer.from(JSON.stringify([version, files.map(({ url, sha512 }) => [url, sha512])]));
}
