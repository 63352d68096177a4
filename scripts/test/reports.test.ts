import { expect, test } from 'vitest';
import { parseReport, readReport, tallyOf } from './reports.js';

const vitestFile = (status: string, statuses: readonly string[]) => ({
  name: '/root/price.test.ts',
  status,
  assertionResults: statuses.map((each) => ({
    fullName: `price ${each}`,
    status: each,
    location: { line: 3 },
    failureMessages: each === 'failed' ? ['\u001B[2mexpected\u001B[22m 2\n  received 3'] : [],
  })),
});
const vitest = (...files: readonly object[]) => parseReport('/root', { testResults: files });

test('a vitest file that cannot be loaded counts as a failure', () => {
  const report = vitest(vitestFile('passed', ['passed']), vitestFile('failed', []));
  expect(tallyOf(report, 1)).toMatchObject({ passed: 1, failed: 1, failures: ['price.test.ts'] });
});

test('a vitest test that fails is named with its file and the reason', () => {
  const report = vitest(vitestFile('failed', ['passed', 'failed', 'skipped']));
  expect(report.tests.map(({ outcome }) => outcome)).toEqual(['passed', 'failed', 'skipped']);
  expect(tallyOf(report, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['price.test.ts: price failed\n         expected 2 received 3'],
  });
});

test('a test that passes when it is run again is named; an error outside tests is a failure', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({
      status,
      results: [{ errors: status === 'flaky' ? [{ message: 'scripts\n\nExpected: <= 90' }, {}] : [] }],
    })),
  });
  const report = parseReport('/root', {
    config: { rootDir: '/root/e2e' },
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [spec('opens', 'expected', 'skipped'), spec('plays', 'flaky')],
        suites: [{ specs: [spec('closes', 'unexpected')] }],
      },
    ],
  });
  expect(report.tests[0]).toEqual({
    path: 'e2e/home.spec.ts',
    line: 7,
    name: 'home.spec.ts: opens',
    outcome: 'passed',
    reasons: [],
  });
  expect(tallyOf(report, 1)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['home.spec.ts: closes', '{"message":"no server"}'],
    flaky: ['home.spec.ts: plays\n         scripts Expected: <= 90'],
  });
});

// spec: contract.test
test.each([
  { what: 'all is well', report: vitest(vitestFile('passed', ['passed'])), code: 0, failed: 0 },
  { what: 'no test ran', report: vitest(), code: 0, failed: 1 },
  { what: 'the runner crashed', report: vitest(vitestFile('passed', ['passed'])), code: 1, failed: 1 },
  { what: 'it was killed', report: null, code: null, failed: 1 },
  { what: 'a test failed', report: vitest(vitestFile('failed', ['failed'])), code: 1, failed: 1 },
])('when $what the stage counts $failed failures', ({ report, code, failed }) => {
  expect(tallyOf(report, code).failed).toBe(failed);
});

test('a missing report is no report', async () => {
  expect(await readReport('/', '/nowhere/report.json')).toBeNull();
});
