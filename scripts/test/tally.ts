import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** A file that could not be loaded has no failed test, so failed suites count where no test says so. */
export function tallyVitest(report: unknown): Tally {
  const read = vitestReport.parse(report);
  const failed = read.numFailedTests || read.numFailedTestSuites;
  return { passed: read.numPassedTests, failed };
}

export function tallyPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The tally of a stage: what its report says; a stage that ran no test, left no report or ended badly without naming
 * a failure is itself one failure.
 */
export function judgeStage(reported: Tally | null, code: number | null): Tally {
  if (!reported) return { passed: 0, failed: 1 };
  const isEmpty = reported.passed + reported.failed === 0;
  const isUnexplained = code !== 0 && reported.failed === 0;
  return { passed: reported.passed, failed: reported.failed + (isEmpty || isUnexplained ? 1 : 0) };
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
