import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root as realRoot } from '../../scripts/runtimes/folders.js';

const notCopied = new Set(['node_modules', '.git', '.data', 'dist', 'out', 'test-results']);

/** Copies the sources into a folder. The copy links the installed packages of this clone, but its own workspaces. */
export async function copyClone(root: string): Promise<void> {
  await cp(realRoot, root, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@ritmi'), { recursive: true });
  for (const name of await readdir(join(realRoot, 'node_modules'))) {
    if (name !== '@ritmi') await symlink(join(realRoot, 'node_modules', name), join(packages, name));
  }
  for (const name of ['shared', 'api', 'web', 'desktop']) {
    await symlink(join(root, name), join(packages, '@ritmi', name));
    // Package versions that are installed for this workspace only.
    const own = join(realRoot, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, name, 'node_modules'));
  }
}
