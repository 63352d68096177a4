import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Violation } from './sourceFiles.js';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

/**
 * Optional packages that the lock file leaves out: npm drops those of other systems where its registry does not serve
 * them, and `npm ci` then refuses the lock file everywhere.
 */
export async function checkLockFile(root: string): Promise<Violation[]> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{ "packages": {} }');
  const { packages } = lockSchema.parse(JSON.parse(text));
  const locked = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const wanted = new Set(
    Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies)),
  );
  return [...wanted]
    .filter((name) => !locked.has(name))
    .map((name) => ({ path: 'package-lock.json', rule: `lock: ${name} is left out` }));
}
