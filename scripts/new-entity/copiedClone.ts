import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const realRoot = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = ['shared', 'api', 'web', 'desktop'];
const left = new Set(['node_modules', '.git', '.data', 'dist', 'out', 'test-results']);

/** A copy of the sources with the installed packages of this clone, but with workspaces of its own. */
export async function copyClone(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'ritmi-entity-'));
  await cp(realRoot, root, {
    recursive: true,
    filter: (path) => !left.has(basename(path)),
  });
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@ritmi'), { recursive: true });
  for (const name of await readdir(join(realRoot, 'node_modules'))) {
    if (name !== '@ritmi') await symlink(join(realRoot, 'node_modules', name), join(packages, name));
  }
  for (const name of workspaces) {
    await symlink(join(root, name), join(packages, '@ritmi', name));
    // Versions that only this workspace has.
    const own = join(realRoot, name, 'node_modules');
    if (existsSync(own)) await symlink(own, join(root, name, 'node_modules'));
  }
  return root;
}
