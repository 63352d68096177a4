import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './bundles.mjs';

interface Inputs {
  /** Files and folders, from the root; tests in them do not count. */
  readonly paths: readonly string[];
  /** Names of files and folders that do not count. */
  readonly ignored: readonly string[];
}

/** The hash of everything that a build may read: another one means that it is stale. */
export function hashInputs(root: string, { paths, ignored }: Inputs): string {
  const filesIn = (path: string): string[] => {
    if (!statSync(join(root, path)).isDirectory()) return [path];
    const names = readdirSync(join(root, path)).filter(
      (name) => !ignored.includes(name) && !/\.test\.tsx?$/.test(name),
    );
    return names.toSorted().flatMap((name) => filesIn(`${path}/${name}`));
  };
  return hashFiles(root, paths.flatMap(filesIn));
}

/** Whether a build that ended left this text in its stamp. */
export function isStamped(stampPath: string, text: string): boolean {
  try {
    return readFileSync(stampPath, 'utf8') === text;
  } catch {
    return false;
  }
}
