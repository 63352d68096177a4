import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEntity, removeEntity } from './newEntity.js';

// `npm run new:entity -- NAME [PAGE]`, and with --remove the way back: see docs/adding-an-entity.md.
const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', page] = process.argv.slice(2).filter((word) => word !== '--remove');
const isRemoving = process.argv.includes('--remove');

try {
  if (name === '')
    throw new Error('Usage: npm run new:entity -- NAME [PAGE] [--remove], such as: venues vendet');
  const { files, changed } = await (isRemoving ? removeEntity : addEntity)(root, { name, page });
  // Names of other lengths break lines elsewhere.
  const formatted = isRemoving ? changed : [...files, ...changed];
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...formatted], { cwd: root });
  const what = isRemoving ? 'removed' : 'new    ';
  console.log(
    [...files.map((path) => `${what}  ${path}`), ...changed.map((path) => `changed  ${path}`)].join('\n'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
