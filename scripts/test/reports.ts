import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test that ran, by where it is called. */
export interface TestRun {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** What failed in it, in each of its runs. */
  readonly reasons: readonly string[];
}

export interface Report {
  readonly tests: readonly TestRun[];
  /** What failed outside of a test, such as a file that cannot be loaded. */
  readonly errors: readonly string[];
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, as far as the report says, so that the end of a long log tells it. */
  readonly failures?: readonly string[];
  /** What failed and then passed when it was run again (docs/decisions/061). */
  readonly flaky?: readonly string[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
          location: z.object({ line: z.number() }).nullish(),
        }),
      ),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'flaky', 'unexpected', 'skipped']),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});
type Suite = z.infer<typeof playwrightSuite>;

const playwrightOutcomes = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

/** Reads the JSON report of Vitest or Playwright; null when there is none. */
export async function readReport(root: string, path: string): Promise<Report | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : parseReport(root, JSON.parse(text));
}

export function parseReport(root: string, report: unknown): Report {
  const pathOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) {
    const files = vitest.data.testResults.map(({ name, status, assertionResults }) => {
      const path = pathOf(name);
      const tests = assertionResults.map(
        ({ fullName, status: outcome, location, failureMessages = [] }): TestRun => ({
          path,
          line: location?.line ?? 0,
          name: `${path}: ${fullName}`,
          outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
          reasons: failureMessages.map(inOneLine),
        }),
      );
      const isExplained = status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed');
      return { tests, errors: isExplained ? [] : [path] };
    });
    return { tests: files.flatMap(({ tests }) => tests), errors: files.flatMap(({ errors }) => errors) };
  }
  const { config, errors, suites } = playwrightReport.parse(report);
  const specs = suites.flatMap(specsIn);
  return {
    tests: specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({
        path: pathOf(join(config.rootDir, file)),
        line,
        name: `${file}: ${title}`,
        outcome: playwrightOutcomes[status],
        reasons: results.flatMap(({ errors: found }) =>
          found.flatMap(({ message }) => (message ? [inOneLine(message)] : [])),
        ),
      })),
    ),
    errors: errors.map((error) => JSON.stringify(error)),
  };
}

/** The beginning of a message: what was expected and what was there. */
function inOneLine(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 300);
}

function specsIn({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/**
 * The tally of a stage. A test that passes when it is run again has passed, and is named. A stage that ran no test, left
 * no report or ended badly without naming a failure is itself one failure.
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
