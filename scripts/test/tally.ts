import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, as far as the report tells, so that the end of a long log names it. */
  readonly failures?: readonly string[];
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
  specs: z.array(z.object({ title: z.string(), ok: z.boolean(), file: z.string() })),
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

export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed, failures: suites.flatMap(failuresIn) };
}

function failuresIn(suite: z.infer<typeof playwrightSuite>): string[] {
  const own = suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap(failuresIn)];
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
