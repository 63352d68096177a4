import { describe, expect, test } from 'vitest';
import { findDisagreements, readConformance } from './agreement.js';
import { readMarkers } from './markers.js';
import { compareQuotes } from './quotes.js';
import { findNotRun, readRan } from './ran.js';
import { writeTable } from './table.js';

// In two pieces, so that the scanner does not take these plants for markers of this file.
const mark = (ids: string) => `// ${'spec'}: ${ids}`;

const list = {
  path: 'scripts/conformance/sentences/1.md',
  text: `# 1. Home

| id | says | lives in |
| --- | --- | --- |
| 1.hero | A video with two buttons. | web/Hero.tsx |
| 1.open | The colour is not shown. | can't be tested: it is left open |
`,
};
const code = { path: 'web/Hero.tsx', text: 'export {};\n' };

const specFile = (text: string) => ({ path: 'web/Hero.test.tsx', text });
const good = specFile(`describe('the hero', () => {
  ${mark('1.hero')}
  it('has two buttons', () => {
    expect(2).toBe(2);
  });
});
`);

function rulesOf(...files: readonly { path: string; text: string }[]): string[] {
  const all = [code, ...files];
  return findDisagreements(all, readConformance(all)).map(({ path, rule }) => `${path}: ${rule}`);
}

describe('lists, markers and code', () => {
  test('agree when every sentence has a test and a place', () => {
    expect(rulesOf(list, good)).toEqual([]);
  });

  test.each([
    ['a sentence without a test', [list], '1.hero is shown by no test: mark one with // spec:'],
    ['an unknown id', [list, good, specFile(`${mark('1.hreo')}\ntest('x', () => {});`)], "marks '1.hreo'"],
    [
      'a place that is gone',
      [{ ...list, text: list.text.replace('Hero', 'Gone') }, good],
      'lives in web/Gone.tsx',
    ],
    [
      'a row that is none',
      [{ ...list, text: `${list.text}| 1.x | words\n` }, good],
      'line 7 is no row: | 1.x | words',
    ],
    [
      'an id twice',
      [list, { ...list, path: list.path.replace('1', '2') }, good],
      '1.hero stands there twice',
    ],
    [
      'a test for what has none',
      [list, good, specFile(`${mark('1.open')}\ntest('x', () => {});`)],
      "1.open is marked by a test although its row says that it can't be tested",
    ],
  ])('%s is said', (_name, files, rule) => {
    expect(rulesOf(...files).join('\n')).toContain(rule);
  });
});

describe('a marker', () => {
  const problemOf = (text: string) => readMarkers('a.test.ts', text).map(({ problem }) => problem);

  test.each([
    ["test('x', () => {\n  expect(1).toBe(1);\n});", null],
    ["test.each([\n  [1],\n])('%i', (one) => {\n  expect(one).toBe(1);\n});", null],
    ["test('x', () => expect(1).toBe(1));", null],
    ["test.describe('group', () => {\n  test('x', () => {});\n});", null],
    ["// test('x', () => {});", 'stands above no test'],
    ['const x = 1;', 'stands above no test'],
    ["test.skip('x', () => {});", 'marks a test that is skipped, singled out or conditional'],
    ["it.runIf(false)('x', () => {});", 'marks a test that is skipped, singled out or conditional'],
    ["test('x', () => {\n  test.fixme();\n});", 'marks a test that is skipped, singled out or conditional'],
    ["describe('group', () => {\n  const x = 1;\n});", 'marks a group without a test'],
  ])('above %j: %s', (source, problem) => {
    expect(problemOf(`${mark('1.a')}\n${source}\n`)).toEqual([problem]);
  });

  test('counts for nothing inside a group that is skipped', () => {
    const text = `describe.skip('group', () => {\n  ${mark('1.a')}\n  it('x', () => {});\n});\n`;
    expect(problemOf(text)).toEqual(['marks a test that is skipped, singled out or conditional']);
  });

  test('may go over several lines, and names its test by the groups around it', () => {
    const text = `describe('the hero', () => {\n  ${mark('1.a, 1.b')}\n  ${mark('1.c')}\n  it('moves', () => {});\n});\n`;
    const [marker] = readMarkers('a.test.ts', text);
    expect(marker).toMatchObject({
      ids: ['1.a', '1.b', '1.c'],
      test: { title: 'the hero › moves', from: 4, to: 4 },
    });
  });

  test('above a table has the title of its rows', () => {
    const [marker] = readMarkers(
      'a.test.ts',
      `${mark('1.a')}\nit.each([\n  ['a(', 1],\n])('reads %s', () => {});\n`,
    );
    expect(marker?.test?.title).toBe('reads %s');
  });
});

describe('what ran', () => {
  const markers = readMarkers('web/Hero.test.tsx', good.text);
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
    expect(findNotRun(markers, readRan('/root', [report]))).toHaveLength(notRun);
  });
});

test('the table has a row for each sentence', () => {
  const table = writeTable(readConformance([list, code, good]));
  expect(table).toContain(
    '| 1.hero | A video with two buttons. | `web/Hero.test.tsx` › the hero › has two buttons | `web/Hero.tsx` |',
  );
  expect(table).toContain("| 1.open | The colour is not shown. | can't be tested: it is left open |  |");
});

test('a document is compared with the quotes of the lists', () => {
  const sentence = (id: string, says: string) => ({ id, says, lives: [], untestable: null });
  const document =
    '# Home\n\n- A **video** with two buttons. It plays.\n\n| Call | Use |\n|---|---|\n| GET /a | list |\n';
  const sentences = [
    sentence('1.a', 'A video with two buttons. → where'),
    sentence('1.b', 'GET /a list'),
    sentence('1.c', 'No.'),
  ];
  expect(compareQuotes(document, sentences)).toEqual({ unquoted: [' It plays. '], strange: ['1.c'] });
});
