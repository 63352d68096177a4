import { relative } from 'node:path';
import { z } from 'zod';
import type { Mark } from './marks.js';

/** A test that passed, by where it is called. */
export interface RanTest {
  readonly path: string;
  readonly line: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), location: z.object({ line: z.number() }).nullish() }),
      ),
    }),
  ),
});

const spec = z.object({
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string() })),
});
const suite = z.object({
  specs: z.array(spec).optional(),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
});
type Suite = z.infer<typeof suite>;

/** What passed, by the JSON reports of Vitest and Playwright. */
export function readRan(root: string, reports: readonly unknown[]): RanTest[] {
  return reports.flatMap((report) => {
    const vitest = vitestReport.safeParse(report);
    if (vitest.success) {
      return vitest.data.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.flatMap(({ status, location }) =>
          status === 'passed' && location ? [{ path: pathIn(root, name), line: location.line }] : [],
        ),
      );
    }
    const { config, suites } = playwrightReport.parse(report);
    return suites
      .flatMap(specsOf)
      .flatMap(({ file, line, tests }) =>
        tests.some(({ status }) => status === 'expected' || status === 'flaky')
          ? [{ path: pathIn(root, `${config.rootDir}/${file}`), line }]
          : [],
      );
  });
}

/** Marks above tests of which none passed. */
export function findNotRun(marks: readonly Mark[], ran: readonly RanTest[]): Mark[] {
  return marks.filter(
    ({ path, from, to }) => !ran.some((each) => each.path === path && each.line >= from && each.line <= to),
  );
}

function specsOf({ specs = [], suites = [] }: Suite): z.infer<typeof spec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function pathIn(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
