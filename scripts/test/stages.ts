import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from '../build/buildProduct.js';
import { readSourceFiles } from '../check-architecture/sourceFiles.js';
import { runChecks } from '../check/runChecks.js';
import { checkShown } from '../conformance/marks.js';
import { runProgram } from '../runtimes/child.js';
import { freePort } from '../runtimes/freePort.js';
import { readReport, type Tally, tallyOf, type TestRun } from './reports.js';

export interface StageContext {
  /** Where the runtimes are, for everything that is started. */
  readonly env: Readonly<Record<string, string>>;
  readonly reportFolder: string;
  readonly signal: AbortSignal;
  /** Whether its programs write to the terminal; otherwise what they wrote is printed when they have ended. */
  readonly isShown: boolean;
  readonly say: (line: string) => void;
  /** Every test that has run so far. */
  readonly tests: TestRun[];
}

export interface Stage {
  readonly name: string;
  /** Stages of different lanes run side by side, after those of `first`; those without a lane come last, one by one. */
  readonly lane?: 'first' | 'browser' | 'desktop' | 'others';
  /** Runs only when it is named. */
  readonly isOnRequest?: boolean;
  readonly run: (context: StageContext) => Promise<Tally>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const limitMs = 20 * 60_000;
/** Two for each worker of e2e/product.ts, of which there may be four. */
const portsOfWorkers = 8;

/** One run of Vitest has them all, so that the tests that wait leave the processor to the others. */
const projects = ['units', 'ui', 'api', 'start'];

/**
 * What `npm test` runs. Lanes side by side, because most stages wait half of their time. The full run,
 * `npm test -- --full`, has what takes longer too: the tests in `*.full.test.ts` and those tagged `@full`, which repeat for
 * the rest of a kind what one of it shows.
 * @throws for a name that is no stage
 */
export function chooseStages(isFull: boolean, names: readonly string[]): readonly Stage[] {
  const named = projects.filter((project) => names.includes(project));
  const quick = isFull ? {} : { E2E_QUICK: '1' };
  const pictures = ['pictures-390', 'pictures-1280', 'pictures-desktop'];
  const stages: readonly Stage[] = [
    { name: 'web build', lane: 'first', run: runWebBuild },
    // One run, so that site and admin share what is started and both workers are busy to the end.
    { ...playwrightStage('browser', ['site-390', 'site-1280', 'admin'], quick), lane: 'browser' },
    { name: 'desktop package', lane: 'desktop', run: runDesktopPackage },
    { ...playwrightStage('desktop', ['desktop']), lane: 'desktop' },
    { name: 'check', lane: 'desktop', run: ({ signal, say }) => runChecks(signal, say) },
    { ...vitestStage(named.length > 0 ? named : projects), lane: 'others' },
    { ...vitestStage(['full']), isOnRequest: !isFull },
    { ...vitestStage(['faults']), isOnRequest: !isFull },
    { ...playwrightStage('figures', ['figures']), isOnRequest: !isFull },
    { ...playwrightStage('pictures', pictures), isOnRequest: true },
    { name: 'conformance', run: runConformance },
  ];
  const known = [...projects, ...stages.map(({ name }) => name)];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no such stage: ${unknown.join()}; there are ${known.join()}`);
  const wanted = [...names, ...(named.length > 0 ? [named.join('+')] : [])];
  return stages.filter(({ name, isOnRequest }) =>
    names.length === 0 ? !isOnRequest : wanted.includes(name),
  );
}

interface Runner {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly stopSignal?: NodeJS.Signals;
}

function vitestStage(chosen: readonly string[]): Stage {
  const name = chosen.join('+');
  const args = ['run', '--includeTaskLocation', '--reporter=default', '--reporter=json'];
  const select = chosen.map((project) => `--project=${project}`);
  return {
    name,
    run: (context) => {
      const report = `--outputFile.json=${join(context.reportFolder, `${name}.json`)}`;
      return runTests({ name, args: [bin('vitest'), ...args, ...select, report] }, context);
    },
  };
}

function playwrightStage(
  name: string,
  chosen: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Stage {
  const select = chosen.map((project) => `--project=${project}`);
  return {
    name,
    run: async (context) => {
      const ports = await Promise.all(Array.from({ length: portsOfWorkers }, freePort));
      const report = join(context.reportFolder, `${name}.json`);
      return runTests(
        {
          name,
          // Each run empties its own folder only.
          args: [
            bin('playwright'),
            'test',
            '--reporter=list,json',
            `--output=test-results/${name}`,
            ...select,
          ],
          env: { ...settings, PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORTS: ports.join() },
          // It takes its servers away at this one only.
          stopSignal: 'SIGINT',
        },
        context,
      );
    },
  };
}

async function runTests({ name, ...runner }: Runner, context: StageContext): Promise<Tally> {
  const code = await runInStage(runner, context);
  const report = await readReport(root, join(context.reportFolder, `${name}.json`));
  context.tests.push(...(report?.tests ?? []));
  return tallyOf(report, code);
}

async function runInStage(
  { args, env, stopSignal }: Omit<Runner, 'name'>,
  context: StageContext,
): Promise<number | null> {
  const limit = AbortSignal.timeout(limitMs);
  const { code, output } = await runProgram({
    command: process.execPath,
    args,
    cwd: root,
    env: { ...process.env, ...context.env, ...env },
    signal: AbortSignal.any([context.signal, limit]),
    isShown: context.isShown,
    ...(stopSignal ? { stopSignal } : {}),
  });
  if (output !== '') context.say(output);
  if (limit.aborted) context.say(`ended after ${limitMs / 60_000} minutes`);
  return code;
}

async function runWebBuild({ signal, say }: StageContext): Promise<Tally> {
  await buildProduct({ root, signal, say });
  return { passed: 1, failed: 0 };
}

async function runDesktopPackage(context: StageContext): Promise<Tally> {
  const code = await runInStage({ args: ['--import', 'tsx', 'scripts/desktop/package.ts'] }, context);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runConformance({ tests, say }: StageContext): Promise<Tally> {
  return checkShown(readSourceFiles(root), tests, say);
}
