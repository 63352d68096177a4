import { expect, test } from 'vitest';
import { judgeStage, readReport, sum, tallyPlaywright, tallyVitest } from './tally.js';

test('a vitest file that cannot be loaded counts as a failure', () => {
  const testResults = [{ name: 'price.test.ts', status: 'failed', assertionResults: [] }];
  const report = { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1, testResults };
  expect(tallyVitest(report)).toEqual({ passed: 3, failed: 1, failures: ['price.test.ts'] });
});

test('a vitest test that fails is named with its file', () => {
  const assertionResults = [
    { fullName: 'price adds', status: 'passed' },
    { fullName: 'price rounds', status: 'failed' },
  ];
  const testResults = [{ name: 'price.test.ts', status: 'failed', assertionResults }];
  const report = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 1, testResults };
  expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1, failures: ['price.test.ts', 'price rounds'] });
});

test('a test that passes when it is run again is named; an error outside tests is a failure', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    ok,
    file: 'home.spec.ts',
    tests: [{ status }],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{}],
    suites: [
      {
        specs: [spec('opens', true, 'expected'), spec('plays', true, 'flaky')],
        suites: [{ specs: [spec('closes', false, 'unexpected')] }],
      },
    ],
  };
  expect(tallyPlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['home.spec.ts: closes'],
    flaky: ['home.spec.ts: plays'],
  });
});

// spec: contract.test
test.each([
  { what: 'all is well', reported: { passed: 2, failed: 0 }, code: 0, judged: { passed: 2, failed: 0 } },
  { what: 'no test ran', reported: { passed: 0, failed: 0 }, code: 0, judged: { passed: 0, failed: 1 } },
  {
    what: 'the runner crashed',
    reported: { passed: 2, failed: 0 },
    code: 1,
    judged: { passed: 2, failed: 1 },
  },
  { what: 'it was killed', reported: null, code: null, judged: { passed: 0, failed: 1 } },
  { what: 'tests failed', reported: { passed: 2, failed: 3 }, code: 1, judged: { passed: 2, failed: 3 } },
])('when $what the stage counts $judged.passed and $judged.failed', ({ reported, code, judged }) => {
  expect(judgeStage(reported, code)).toEqual(judged);
});

test('a missing report is no report', async () => {
  expect(await readReport('/nowhere/report.json', tallyVitest)).toBeNull();
});

test('stages add up', () => {
  const stages = [
    { passed: 1, failed: 0 },
    { passed: 2, failed: 3 },
  ];
  expect(sum(stages)).toEqual({ passed: 3, failed: 3 });
});
