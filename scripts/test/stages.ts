import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from '../check/runChecks.js';
import { freePort } from '../runtimes/freePort.js';
import { checkRan } from '../conformance/checkRan.js';
import { buildProduct } from '../build/buildProduct.js';
import { runCommand } from './command.js';
import { judgeStage, readReport, tallyPlaywright, tallyVitest, type Tally } from './tally.js';

export interface StageContext {
  /** Where the runtimes are, for everything that is started. */
  readonly env: Readonly<Record<string, string>>;
  readonly reportFolder: string;
  readonly signal: AbortSignal;
}

interface Stage {
  readonly name: string;
  readonly run: (context: StageContext) => Promise<Tally>;
  /** Runs only when it is named. */
  readonly isOnRequest?: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const limitMs = 20 * 60_000;
/** Two for each worker of e2e/product.ts, of which there may be four. */
const portsOfWorkers = 8;

/**
 * What `npm test` runs, in order. The full run, `npm test -- --full`, has what takes longer too: the tests in
 * `*.full.test.ts` and those tagged `@full`, which repeat for the rest of a kind what one of it shows.
 */
export function stagesOf(isFull: boolean): readonly Stage[] {
  return [
    { name: 'check', run: ({ signal }) => runChecks(signal) },
    ...['units', 'ui', 'api', 'start'].map(vitestStage),
    ...(isFull ? ['full', 'faults'].map(vitestStage) : []),
    { name: 'web build', run: runWebBuild },
    { name: 'desktop package', run: runDesktopPackage },
    // One stage, so that site and admin share what is started and both workers are busy to the end.
    playwrightStage('browser', ['site-390', 'site-1280', 'admin'], isFull ? {} : { E2E_QUICK: '1' }),
    playwrightStage('desktop', ['desktop']),
    { ...playwrightStage('figures', ['figures']), isOnRequest: !isFull },
    {
      ...playwrightStage('pictures', ['pictures-390', 'pictures-1280', 'pictures-desktop']),
      isOnRequest: true,
    },
    // Last: it reads the reports of the others.
    { name: 'conformance', run: ({ reportFolder }) => checkRan(root, reportFolder) },
  ];
}

function vitestStage(project: string): Stage {
  return {
    name: project,
    run: async ({ env, reportFolder, signal }) => {
      const report = join(reportFolder, `${project}.json`);
      const args = [
        'run',
        '--project',
        project,
        '--includeTaskLocation',
        '--reporter=default',
        '--reporter=json',
      ];
      const { code } = await runCommand({
        command: bin('vitest'),
        args: [...args, `--outputFile.json=${report}`],
        cwd: root,
        env,
        signal,
        limitMs,
      });
      return judgeStage(await readReport(report, tallyVitest), code);
    },
  };
}

function playwrightStage(
  name: string,
  projects: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Stage {
  return {
    name,
    run: async ({ env, reportFolder, signal }) => {
      const report = join(reportFolder, `${name}.json`);
      const { code } = await runCommand({
        command: bin('playwright'),
        args: ['test', '--reporter=list,json', ...projects.map((project) => `--project=${project}`)],
        cwd: root,
        env: {
          ...env,
          ...settings,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          E2E_PORTS: (await Promise.all(Array.from({ length: portsOfWorkers }, freePort))).join(),
        },
        signal,
        limitMs,
        stopSignal: 'SIGINT',
      });
      return judgeStage(await readReport(report, tallyPlaywright), code);
    },
  };
}

async function runWebBuild({ signal }: StageContext): Promise<Tally> {
  await buildProduct({ root, signal, say: (line) => console.log(line) });
  return { passed: 1, failed: 0 };
}

async function runDesktopPackage({ env, signal }: StageContext): Promise<Tally> {
  const { code } = await runCommand({
    command: 'npm',
    args: ['run', 'desktop:package'],
    cwd: root,
    env,
    signal,
    limitMs,
  });
  return judgeStage({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, code);
}
