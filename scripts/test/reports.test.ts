import { expect, test } from 'vitest';
import { parseReport, readReport, tallyOf } from './reports.js';

const read = (report: object) => parseReport('/root', JSON.stringify(report));

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

const passed = vitestFile('passed', ['passed']);
const failed = vitestFile('failed', ['passed', 'failed', 'skipped']);
const reason = 'price.test.ts: price failed\n         expected 2 received 3';

// spec: contract.test
test.each([
  { what: 'all is well', files: [passed], code: 0, tally: { passed: 1, failed: 0 } },
  { what: 'no test ran', files: [], code: 0, tally: { failed: 1 } },
  { what: 'the runner crashed', files: [passed], code: 1, tally: { failed: 1 } },
  { what: 'a test failed', files: [failed], code: 1, tally: { passed: 1, failed: 1, failures: [reason] } },
  {
    what: 'a file cannot be loaded',
    files: [passed, vitestFile('failed', [])],
    code: 1,
    tally: { passed: 1, failed: 1, failures: ['price.test.ts'] },
  },
])('when $what the tally of the stage is $tally', ({ files, code, tally }) => {
  expect(tallyOf(read({ testResults: files }), code)).toMatchObject(tally);
});

test('a killed runner without a report counts as a failure', async () => {
  expect(tallyOf(await readReport('/', '/nowhere/report.json'), null).failed).toBe(1);
});

test('a test that passes on a retry is listed as flaky; an error outside tests is a failure', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({
      status,
      results: [{ errors: status === 'flaky' ? [{ message: 'scripts\n\nExpected: <= 90' }, {}] : [] }],
    })),
  });
  const report = read({
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
