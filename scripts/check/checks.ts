import { join } from 'node:path';
import { workspaces } from '../check-architecture/sourceFiles.js';

export interface Check {
  readonly name: string;
  /** Program and arguments; a program of node_modules is named by its script. */
  readonly args: readonly string[];
}

const bin = (name: string) => join('node_modules', '.bin', name);

// Each compiles with types of its own: the domain without DOM and Node, the API without DOM.
const typed = ['shared/domain', ...workspaces];
const cruised = [...workspaces, 'playwright.config.ts', 'vitest.config.ts'];

/** Arguments for Node that run dependency-cruiser with our files. */
export const cruiser = [
  '--require',
  './scripts/check/tsxForCruiser.cjs',
  join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
];

export const checks: readonly Check[] = [
  ...typed.map((folder) => ({ name: `types of ${folder}`, args: [bin('tsc'), '-p', folder, '--noEmit'] })),
  { name: 'format', args: [bin('biome'), 'format', '.'] },
  { name: 'lint', args: [bin('oxlint'), '--type-aware', '--deny-warnings'] },
  {
    name: 'imports',
    args: [process.execPath, ...cruiser, '--config', '.dependency-cruiser.cjs', ...cruised],
  },
  { name: 'unused code', args: [bin('knip'), '--no-progress'] },
  { name: 'architecture', args: [process.execPath, '--import', 'tsx', 'scripts/check-architecture/main.ts'] },
  {
    name: 'conformance',
    args: [process.execPath, '--import', 'tsx', 'scripts/conformance/check.ts'],
  },
];
