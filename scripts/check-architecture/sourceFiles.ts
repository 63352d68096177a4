import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly rule: string;
}

/** Folders of the root that contain code. */
export const workspaces = ['shared', 'api', 'web', 'desktop', 'e2e', 'scripts'];
// Excludes lock files, the site's pictures and hidden files, which are settings of tools.
const notOurs = /^(\.|package-lock\.json$|web\/public\/)/;
const readable = /\.(ts|tsx|cjs|mjs|js|css|html|json|md|yml|yaml|sh)$/;

/** Every text file of the project, committed or not. */
export function readSourceFiles(root: string): SourceFile[] {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', git, { cwd: root, encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\0')
    .filter((path) => readable.test(path) && !notOurs.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx)$/.test(path) && workspaces.some((workspace) => path.startsWith(`${workspace}/`));
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
