import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

/** A test that ran, by its position in the source. */
export interface TestRun {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** Its failures, of every run. */
  readonly reasons: readonly string[];
}

interface Report {
  readonly tests: readonly TestRun[];
  /** Failures outside tests, such as a file that cannot be loaded. */
  readonly errors: readonly string[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, repeated at the end of the log. */
  readonly failures?: readonly string[];
  /** Tests that failed and passed on a retry (docs/decisions/061). */
  readonly flaky?: readonly string[];
}

const playwrightOutcomes = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

/** Reads the JSON report of Vitest or Playwright; null when it is missing. */
export async function readReport(root: string, path: string): Promise<Report | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : parseReport(root, text);
}

export function parseReport(root: string, text: string): Report {
  const report: JsonTestResults | JSONReport = JSON.parse(text);
  return 'testResults' in report ? fromVitest(root, report) : fromPlaywright(root, report);
}

function fromVitest(root: string, { testResults }: JsonTestResults): Report {
  const files = testResults.map(({ name, status, assertionResults }) => {
    const path = relative(root, name).replaceAll('\\', '/');
    const tests = assertionResults.map(
      ({ fullName, status: outcome, location, failureMessages }): TestRun => ({
        path,
        line: location?.line ?? 0,
        name: `${path}: ${fullName}`,
        outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
        reasons: (failureMessages ?? []).map(inOneLine),
      }),
    );
    const isExplained = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
    return { tests, errors: isExplained ? [] : [path] };
  });
  return { tests: files.flatMap(({ tests }) => tests), errors: files.flatMap(({ errors }) => errors) };
}

function fromPlaywright(root: string, { config, errors, suites }: JSONReport): Report {
  const tests = suites.flatMap(specsIn).flatMap(({ file, line, title, tests: runs }) =>
    runs.map(({ status, results }) => ({
      path: relative(root, join(config.rootDir, file)).replaceAll('\\', '/'),
      line,
      name: `${file}: ${title}`,
      outcome: playwrightOutcomes[status],
      reasons: results
        .flatMap((result) => result.errors.flatMap(({ message }) => message ?? []))
        .map(inOneLine),
    })),
  );
  return { tests, errors: errors.map((error) => JSON.stringify(error)) };
}

function specsIn({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The beginning of a message, with the expected and the actual value. */
function inOneLine(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 300);
}

/**
 * The tally of a stage. A test that passes on a retry counts as passed and is listed as flaky. A stage that ran no test,
 * left no report, or failed without naming a failure counts as one failure.
 */
export function tallyOf(report: Report | null, code: number | null): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const namesOf = (outcome: TestRun['outcome']) =>
    report.tests
      .filter((test) => test.outcome === outcome)
      .map(({ name, reasons }) => [name, ...reasons].join('\n         '));
  const flaky = namesOf('flaky');
  const failures = [...namesOf('failed'), ...report.errors];
  const passed = namesOf('passed').length + flaky.length;
  const isUnexplained = failures.length === 0 && (passed === 0 || code !== 0);
  return { passed, failed: failures.length + (isUnexplained ? 1 : 0), failures, flaky };
}
