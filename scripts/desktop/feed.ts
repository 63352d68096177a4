import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { signatureOf, type Update } from '../../desktop/main/security/signedUpdate.js';

/** Names the Debian package in the feed that electron-builder wrote beside it, or in one of its own. */
export async function addToFeed(debian: string, version: string): Promise<void> {
  const name = process.arch === 'x64' ? 'latest-linux.yml' : `latest-linux-${process.arch}.yml`;
  const path = join(dirname(debian), name);
  const listed: Update | null = await readFile(path, 'utf8').then(parse, () => null);
  const content = await readFile(debian);
  const file = {
    url: basename(debian),
    sha512: createHash('sha512').update(content).digest('base64'),
    size: content.length,
  };
  const update = { version, ...listed, files: [...(listed?.files ?? []), file] };
  await writeFile(path, stringify(update));
}

/** Signs every feed in the folder (`latest.yml`, `latest-linux.yml` and the like). */
export async function signFeeds(folder: string, privateKey: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^latest.*\.yml$/.test(name)) continue;
    const path = join(folder, name);
    const update = parse(await readFile(path, 'utf8')) as Update;
    await writeFile(path, stringify({ ...update, signature: signatureOf(update, privateKey) }));
  }
}
