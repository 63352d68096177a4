import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../runtimes/child.js';
import { withMachine } from '../test/machine.js';
import type { Table } from './report.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly { readonly annotations: readonly Annotation[] }[] }[];
}
interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** The tables that a spec of e2e/figures attaches as annotations. @throws when it fails */
export async function measureFigures(spec: string): Promise<Table[]> {
  const file = join(root, 'test-results', `${spec}.json`);
  const settings = { FIGURES_RUNS: '5', PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code, output } = await withMachine(new AbortController().signal, (env) =>
    runProgram({
      command: process.execPath,
      args: [
        join(root, 'node_modules/.bin/playwright'),
        'test',
        '--project=figures',
        spec,
        '--reporter=json',
      ],
      cwd: root,
      env: { ...process.env, ...env, ...settings },
    }),
  );
  if (code !== 0) throw new Error(output);
  const report = JSON.parse(await readFile(file, 'utf8')) as Suite;
  return annotationsOf(report).flatMap(({ type, description }) =>
    type === 'table' && description ? [JSON.parse(description) as Table] : [],
  );
}

function annotationsOf({ suites = [], specs = [] }: Suite): readonly Annotation[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [...own, ...suites.flatMap(annotationsOf)];
}
