import { describe, expect, test } from 'vitest';
import type { TestRun } from '../test/reports.js';
import { checkMarks, checkShown, readMarks } from './marks.js';

// Split, so that the scanner does not read these examples as marks of this file.
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
const other = (ids: string) => specFile(`${mark(ids)}\ntest('x', () => {});`);

describe('sentences and marks', () => {
  test('agree when every sentence has a test', () => {
    expect(checkMarks([list, good])).toEqual([]);
  });

  test.each([
    ['a sentence without a test', [list], '1.hero: is shown by no test'],
    ['an unknown id', [list, good, other('1.hreo')], "'1.hreo' is in no list"],
    [
      'a line that is not a row',
      [{ ...list, text: `${list.text}| words\n` }, good],
      'line 7 is not a row: | words',
    ],
    ['a test for what has none', [list, good, other('1.open')], "'1.open' is listed as can't be tested"],
  ])('%s is reported', (_name, files, report) => {
    const lines = checkMarks(files).map(({ path, rule }) => `${path}: ${rule}`);
    expect(lines.join('\n')).toContain(report);
  });

  test('on several lines belong to the statement below, which may be a group', () => {
    const text = `${mark('1.a, 1.b')}\n${mark('1.c')}\ndescribe('x', () => {\n  it('y', () => {});\n});\n`;
    expect(readMarks([specFile(text)])).toEqual([
      { path: 'web/Hero.test.tsx', ids: ['1.a', '1.b', '1.c'], from: 3, to: 5 },
    ]);
  });
});

test.each([
  ['passed', 3, 0],
  ['flaky', 3, 0],
  ['skipped', 3, 1],
  ['failed', 3, 1],
  ['passed', 9, 1],
] as const)('a marked test that has %s in line %s leaves %s marks unshown', (outcome, line, failed) => {
  const ran: TestRun = { path: good.path, line, name: 'has two buttons', outcome, reasons: [] };
  expect(checkShown([list, good], [ran], () => undefined).failed).toBe(failed);
});
