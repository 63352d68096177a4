import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Inputs {
  /** Files and folders, from the root; tests in them do not count. */
  readonly paths: readonly string[];
  /** Names of files and folders that do not count. */
  readonly ignored: readonly string[];
  /** What the result depends on beside the files. */
  readonly circumstances: readonly string[];
}

/** SHA-256 over names and contents of everything that a build may read: another one means that it is stale. */
export async function hashInputs(root: string, { paths, ignored, circumstances }: Inputs): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(circumstances));
  for (const input of paths) {
    for (const path of await listFiles(root, input, ignored)) {
      hash.update(`${path}\0`).update(await readFile(join(root, path)));
    }
  }
  return hash.digest('hex');
}

async function listFiles(root: string, path: string, ignored: readonly string[]): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  // A file has no entries.
  if (entries === null) return [path];
  const kept = entries.filter(({ name }) => !ignored.includes(name) && !/\.test\.tsx?$/.test(name));
  const lists = await Promise.all(
    kept.map(async (entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, inner, ignored) : [inner];
    }),
  );
  return lists.flat().toSorted();
}
