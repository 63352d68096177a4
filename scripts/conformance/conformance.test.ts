import { describe, expect, test } from 'vitest';
import { findDisagreements } from './check.js';
import { readMarks } from './marks.js';
import { findNotRun, readRan } from './ran.js';

// In two pieces, so that the scanner does not take these examples for marks of this file.
const mark = (ids: string) => `// ${'spec'}: ${ids}`;

const list = {
  path: 'scripts/conformance/sentences/1.md',
  text: `# 1. Home

| id | says |
| --- | --- |
| 1.hero | A video with two buttons. |
| 1.open | The colour is not shown. | can't be tested: it is left open |
`,
};
const specFile = (text: string) => ({ path: 'web/Hero.test.tsx', text });
const good = specFile(`describe('the hero', () => {
  ${mark('1.hero')}
  it('has two buttons', () => {
    expect(2).toBe(2);
  });
});
`);

describe('sentences and marks', () => {
  test('agree when every sentence has a test', () => {
    expect(findDisagreements([list, good])).toEqual([]);
  });

  test.each([
    ['a sentence without a test', [list], '1.hero: is shown by no test'],
    [
      'an unknown id',
      [list, good, specFile(`${mark('1.hreo')}\ntest('x', () => {});`)],
      "'1.hreo' is in no list",
    ],
    [
      'a line that is no row',
      [{ ...list, text: `${list.text}| words\n` }, good],
      'line 7 is no row: | words',
    ],
    [
      'a test for what has none',
      [list, good, specFile(`${mark('1.open')}\ntest('x', () => {});`)],
      "'1.open' is listed as can't be tested",
    ],
  ])('%s is reported', (_name, files, report) => {
    expect(
      findDisagreements(files)
        .map(({ path, rule }) => `${path}: ${rule}`)
        .join('\n'),
    ).toContain(report);
  });

  test('of several lines belong to the statement below, a group included', () => {
    const text = `${mark('1.a, 1.b')}\n${mark('1.c')}\ndescribe('x', () => {\n  it('y', () => {});\n});\n`;
    expect(readMarks([specFile(text)])).toEqual([
      { path: 'web/Hero.test.tsx', ids: ['1.a', '1.b', '1.c'], from: 3, to: 5 },
    ]);
  });
});

describe('what ran', () => {
  const vitest = (status: string, line: number) => ({
    testResults: [{ name: '/root/web/Hero.test.tsx', assertionResults: [{ status, location: { line } }] }],
  });
  const playwright = (status: string) => ({
    config: { rootDir: '/root/web' },
    suites: [{ suites: [{ specs: [{ file: 'Hero.test.tsx', line: 3, tests: [{ status }] }] }] }],
  });

  test.each([
    [vitest('passed', 3), 0],
    [vitest('skipped', 3), 1],
    [vitest('passed', 9), 1],
    [playwright('expected'), 0],
    [playwright('flaky'), 0],
    [playwright('skipped'), 1],
  ])('is known from the reports (%#)', (report, notRun) => {
    expect(findNotRun(readMarks([good]), readRan('/root', [report]))).toHaveLength(notRun);
  });
});
