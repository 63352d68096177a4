import { join } from 'node:path';
import { checkArchitecture, checkLockFile } from '../check-architecture/checkArchitecture.js';
import { readSourceFiles, workspaces } from '../check-architecture/sourceFiles.js';
import { checkMarks } from '../conformance/marks.js';
import { runProgram } from '../runtimes/child.js';
import type { Tally } from '../test/reports.js';
import { root } from '../runtimes/folders.js';

const bin = (name: string) => join('node_modules', '.bin', name);

/** Arguments for Node that run dependency-cruiser on the project's files. */
export const cruiser = [
  '--require',
  './scripts/check/tsxForCruiser.cjs',
  join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
];
const cruised = [...workspaces, 'playwright.config.ts', 'vitest.config.ts'];

/** Programs with their arguments. */
const programs: Readonly<Record<string, readonly string[]>> = {
  // Each has its own types: the domain compiles without DOM and Node, the API without DOM. `web` includes all of
  // `shared`, and the worker has a browser's types without a page. One checker each: several check shared types
  // again, which takes twice the CPU in the same time.
  ...Object.fromEntries(
    ['shared/domain', 'web/admin-worker', ...workspaces.filter((name) => name !== 'shared')].map((folder) => [
      `types of ${folder}`,
      [bin('tsc'), '-p', folder, '--noEmit', '--checkers', '1'],
    ]),
  ),
  format: [bin('biome'), 'format', '.'],
  lint: [bin('oxlint'), '--type-aware', '--deny-warnings'],
  imports: [process.execPath, ...cruiser, '--config', '.dependency-cruiser.cjs', ...cruised],
  'unused code': [bin('knip'), '--no-progress'],
};

/** Runs every check, also after one has failed, and shows the output of those that fail. */
export async function runChecks(signal: AbortSignal, say: (line: string) => void): Promise<Tally> {
  const failures: string[] = [];
  const report = (name: string, output: string | null) => {
    say(`${output === null ? 'ok    ' : 'FAILED'} ${name}`);
    if (output === null) return;
    say(output);
    failures.push(name);
  };
  for (const [name, [command = '', ...args]] of Object.entries(programs)) {
    const { code, output } = await runProgram({ command, args, cwd: root, signal });
    report(name, code === 0 ? null : output);
  }
  const files = readSourceFiles(root);
  const rules = {
    architecture: [...checkArchitecture(files), ...checkLockFile(root)],
    conformance: checkMarks(files),
  };
  for (const [name, violations] of Object.entries(rules)) {
    const lines = violations.map(({ path, rule }) => `${path}: ${rule}`);
    report(name, lines.length === 0 ? null : lines.join('\n'));
  }
  const count = Object.keys({ ...programs, ...rules }).length;
  return { passed: count - failures.length, failed: failures.length, failures };
}
