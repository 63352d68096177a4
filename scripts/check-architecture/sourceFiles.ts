import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly rule: string;
}

/** Folders of the root that hold code. */
export const workspaces = ['shared', 'api', 'web', 'desktop', 'e2e', 'scripts'];
const ignored = new Set(['node_modules', 'dist', 'out']);
// Files of the site as they are, such as pictures; e2e/public are specs.
const siteFiles = 'web/public';
const readable = /\.(ts|tsx|cjs|mjs|js|css|html|json|md|yml|yaml|sh)$/;

/** Every text that we wrote: the workspaces, the docs and the files at the root, without what is made or installed. */
export async function readSourceFiles(root: string): Promise<SourceFile[]> {
  const rootFiles = (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && readable.test(entry.name) && entry.name !== 'package-lock.json')
    .map((entry) => entry.name);
  const folders = await Promise.all([...workspaces, 'docs'].map((folder) => listFiles(root, folder)));
  return Promise.all(
    [...rootFiles, ...folders.flat()].map(async (path) => ({
      path,
      text: await readFile(join(root, path), 'utf8'),
    })),
  );
}

export async function listRootFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx)$/.test(path) && workspaces.some((workspace) => path.startsWith(`${workspace}/`));
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const lists = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return ignored.has(entry.name) || path === siteFiles ? [] : listFiles(root, path);
      }
      return readable.test(entry.name) ? [path] : [];
    }),
  );
  return lists.flat();
}
