import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newEntity } from './newEntity.js';

// `npm run new:entity -- NAME [PAGE]`: docs/adding-an-entity.md says what is left to do.
const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', page] = process.argv.slice(2);

try {
  if (name === '') throw new Error('Usage: npm run new:entity -- NAME [PAGE], such as: venues vendet');
  const { made, changed } = await newEntity(root, { name, page });
  // Names of other lengths break lines elsewhere.
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...made, ...changed], {
    cwd: root,
  });
  console.log(
    [...made.map((path) => `new      ${path}`), ...changed.map((path) => `changed  ${path}`)].join('\n'),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
