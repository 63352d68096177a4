import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { signatureOf, type Update } from '../../desktop/main/security/signedUpdate.js';

type UpdateWish = { readonly url: string; readonly publicKey: string; readonly privateKey: string };

/**
 * Where the app will look for newer versions and whose signature it will take; null when it will not look.
 * @throws an Error that names the variable which is missing or wrong.
 */
export function readUpdateWish({
  UPDATE_URL: url,
  UPDATE_KEY: keyPath,
}: NodeJS.ProcessEnv): UpdateWish | null {
  if (!url) return null;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    throw new Error('UPDATE_URL must start with https://: whoever can change an update owns the computer');
  }
  if (!keyPath) {
    throw new Error('UPDATE_URL needs UPDATE_KEY, the file of the key that signs updates (docs/running.md)');
  }
  const key = createPrivateKey(readFileSync(keyPath));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('UPDATE_KEY must be an Ed25519 key');
  return {
    url,
    privateKey: String(key.export({ type: 'pkcs8', format: 'pem' })),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Signs what electron-builder wrote for the feed (`latest.yml`, `latest-linux.yml` and the like). */
export async function signFeeds(folder: string, privateKey: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^latest.*\.yml$/.test(name)) continue;
    const path = join(folder, name);
    const update = parse(await readFile(path, 'utf8')) as Update;
    await writeFile(path, stringify({ ...update, signature: signatureOf(update, privateKey) }));
  }
}
