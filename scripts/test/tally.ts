import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as far as the report tells, so that the end of a long log names it. */
  readonly failures?: readonly string[];
  /** What failed and then passed when it was run again (docs/decisions/061). */
  readonly flaky?: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

/** A file that could not be loaded has no failed test, so failed suites count where no test says so. */
export function tallyVitest(report: unknown): Tally {
  const read = vitestReport.parse(report);
  const failed = read.numFailedTests || read.numFailedTestSuites;
  const failures = read.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => [
      name,
      ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ]);
  return { passed: read.numPassedTests, failed, failures };
}

/** A test that passes when it is run again has passed, and is named. */
export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const specs = suites.flatMap(specsIn);
  const name = ({ file, title }: Spec) => `${file}: ${title}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: specs.filter(({ ok }) => !ok).map(name),
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(name),
  };
}

type Suite = z.infer<typeof playwrightSuite>;
type Spec = Suite['specs'][number];

function specsIn({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * The tally of a stage: what its report says; a stage that ran no test, left no report or ended badly without naming
 * a failure is itself one failure.
 */
export function judgeStage(reported: Tally | null, code: number | null): Tally {
  if (!reported) return { passed: 0, failed: 1 };
  const isEmpty = reported.passed + reported.failed === 0;
  const isUnexplained = code !== 0 && reported.failed === 0;
  return { ...reported, failed: reported.failed + (isEmpty || isUnexplained ? 1 : 0) };
}

export async function readReport(path: string, tally: (report: unknown) => Tally): Promise<Tally | null> {
  try {
    return tally(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
