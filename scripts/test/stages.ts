import { join } from 'node:path';
import { readSourceFiles } from '../check-architecture/sourceFiles.js';
import { runChecks } from '../check/runChecks.js';
import { checkShown } from '../conformance/marks.js';
import { runProgram } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';
import { freePort } from '../runtimes/freePort.js';
import { findEngines } from '../runtimes/engines/findEngines.js';
import { readReport, type Tally, tallyOf, type TestRun } from './reports.js';

export interface StageContext {
  /** Environment with the paths of the runtimes. */
  readonly env: Readonly<Record<string, string>>;
  readonly reportFolder: string;
  readonly signal: AbortSignal;
  /** Whether its programs write to the terminal; otherwise their output is printed when they have ended. */
  readonly isShown: boolean;
  readonly say: (line: string) => void;
  /** Every test that has run so far. */
  readonly tests: TestRun[];
}

export interface Stage {
  readonly name: string;
  readonly run: (context: StageContext) => Promise<Tally>;
}

const limitMs = 30 * 60_000;
/** Two ports for each worker of e2e/product.ts; there are up to four. */
const portsOfWorkers = 8;

/** All in one run of Vitest, so that others use the processor while some tests wait. */
const projects = ['units', 'ui', 'api', 'start'];

/**
 * What `npm test` runs: steps one after the other, the lanes of a step in parallel, because most stages wait at times. `npm test -- --full` also runs the slow tests: those in `*.full.test.ts` and those tagged `@full`, which repeat a
 * test for further entities or widths.
 * @throws for an unknown stage
 */
export function chooseStages(isFull: boolean, names: readonly string[]): Stage[][][] {
  const named = projects.filter((project) => names.includes(project));
  const chosen = named.length > 0 ? named : projects;
  const steps = [
    [[programStage('web build', 'scripts/build/main.ts')]],
    // The first two wait often. Beside the browser, which keeps two cores busy, they take four times as long.
    [
      [vitestStage(chosen.join('+'), ...chosen)],
      [
        programStage('desktop package', 'scripts/desktop/package.ts'),
        playwrightStage('desktop', 'desktop'),
        { name: 'check', run: ({ signal, say }: StageContext) => runChecks(signal, say) },
      ],
    ],
    // One run, so that site and admin share the started products and both workers stay busy.
    [[playwrightStage('browser', 'site-390', 'site-1280', 'admin')]],
    [
      [
        vitestStage('full', 'full'),
        vitestStage('faults', 'faults'),
        enginesStage(),
        playwrightStage('figures', 'figures'),
        playwrightStage('pictures', 'pictures-390', 'pictures-1280', 'pictures-desktop'),
        {
          name: 'conformance',
          run: async ({ tests, say }: StageContext) => checkShown(readSourceFiles(root), tests, say),
        },
      ],
    ],
  ];
  const known = [...projects, ...steps.flat(2).map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no such stage: ${unknown.join()}; there are ${known.join()}`);
  const onRequest = ['pictures', ...(isFull ? [] : ['full', 'faults', 'engines', 'figures'])];
  const wanted = [...names, named.join('+')];
  const isWanted = ({ name }: Stage) =>
    names.length > 0 ? wanted.includes(name) : !onRequest.includes(name);
  return steps.map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0));
}

interface Run {
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stopSignal?: NodeJS.Signals;
}

function programStage(name: string, script: string): Stage {
  return {
    name,
    run: async (context) => {
      const code = await runInStage({ args: ['--import', 'tsx', script] }, context);
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

const vitestStage = (name: string, ...chosen: readonly string[]) =>
  testStage(name, chosen, (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return { args: ['node_modules/.bin/vitest', 'run', '--includeTaskLocation', ...reporters] };
  });

/** Finds or downloads what only these tests need before they run. */
function enginesStage(): Stage {
  const stage = vitestStage('engines', 'engines');
  return {
    name: stage.name,
    run: async (context) =>
      stage.run({ ...context, env: { ...context.env, ...(await findEngines(context)) } }),
  };
}

const playwrightStage = (name: string, ...chosen: readonly string[]) =>
  testStage(name, chosen, (report, ports) => ({
    // A run empties only its own output folder.
    args: ['node_modules/.bin/playwright', 'test', '--reporter=list,json', `--output=test-results/${name}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORTS: ports.join() },
    // The only signal on which it stops its servers.
    stopSignal: 'SIGINT',
  }));

/** Runs projects of a test runner and reads its report. */
function testStage(
  name: string,
  chosen: readonly string[],
  runOf: (report: string, ports: readonly number[]) => Run,
): Stage {
  return {
    name,
    run: async (context) => {
      const path = join(context.reportFolder, `${name}.json`);
      const ports = await Promise.all(Array.from({ length: portsOfWorkers }, () => freePort()));
      const { args, ...run } = runOf(path, ports);
      const select = chosen.map((project) => `--project=${project}`);
      const code = await runInStage({ ...run, args: [...args, ...select] }, context);
      const report = await readReport(root, path);
      context.tests.push(...(report?.tests ?? []));
      return tallyOf(report, code);
    },
  };
}

async function runInStage({ env, ...run }: Run, context: StageContext): Promise<number | null> {
  const limit = AbortSignal.timeout(limitMs);
  const { code, output } = await runProgram({
    ...run,
    command: process.execPath,
    cwd: root,
    env: { ...process.env, ...context.env, ...env },
    signal: AbortSignal.any([context.signal, limit]),
    isShown: context.isShown,
  });
  if (output !== '') context.say(output);
  if (limit.aborted) context.say(`ended after ${limitMs / 60_000} minutes`);
  return code;
}
