import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../runtimes/child.js';
import { withMachine } from '../test/machine.js';
import type { Table } from './report.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages the desktop app when it has changed. */
export const packageDesktop = () => run(['--import', 'tsx', 'scripts/desktop/package.ts'], {});

/** The table that a spec of e2e/figures writes. @throws when it fails */
export async function measureFigures(spec: string): Promise<Table[]> {
  const file = join(root, 'test-results', `${spec}-figures.json`);
  const settings = { FIGURES_RUNS: '5', FIGURES_FILE: file };
  const args = ['node_modules/.bin/playwright', 'test', '--project=figures', spec, '--reporter=line'];
  await withMachine(new AbortController().signal, (env) => run(args, { ...env, ...settings }));
  return [JSON.parse(await readFile(file, 'utf8'))];
}

/** A program in Node. @throws its output when it fails */
async function run(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...settings };
  const { code, output } = await runProgram({ command: process.execPath, args, cwd: root, env });
  if (code !== 0) throw new Error(output);
}
