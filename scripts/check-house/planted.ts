import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaces } from './sourceFiles.js';

const realRoot = fileURLToPath(new URL('../..', import.meta.url));
const rootFiles = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'tsconfig.base.json', 'package.json'];
const left = new Set(['node_modules', 'dist', 'out', 'web/public', 'api/db/demo/media']);

/** A copy of the code, without what is installed, made or only looked at. */
export async function copyHouse(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ritmi-house-'));
  for (const name of [...workspaces, ...rootFiles]) {
    await cp(join(realRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)) && !left.has(relative(realRoot, path)),
    });
  }
  await mkdir(join(root, 'docs/decisions'), { recursive: true });
  await mkdir(join(root, 'node_modules/@ritmi'), { recursive: true });
  return root;
}

export async function plant(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Makes an installed package reachable from the copy. */
export async function lend(root: string, name: string): Promise<void> {
  await mkdir(dirname(join(root, 'node_modules', name)), { recursive: true });
  await symlink(join(realRoot, 'node_modules', name), join(root, 'node_modules', name));
}
