import { isTest, type SourceFile, type Violation } from '../check-architecture/sourceFiles.js';
import type { Tally, TestRun } from '../test/reports.js';

/** One sentence of the specification or the contract. */
interface Sentence {
  /** Id in the marks above tests, such as `2.home.placeholders`. */
  readonly id: string;
  /** Quoted from the document; text after an arrow says which part is meant. */
  readonly says: string;
  /** Why no test can show it. */
  readonly untestable: string | null;
}

/** `// spec: 2.home.hero, 9.placeholders` in the lines directly above a test or a group of tests. */
interface Mark {
  readonly path: string;
  readonly ids: readonly string[];
  /** First and last line of the statement below, counted from 1. */
  readonly from: number;
  readonly to: number;
}

const folder = 'scripts/conformance/sentences/';
const row = /^\| ([\w-]+(?:\.[\w-]+)+) \| (.+?) \|(?: can't be tested: (.+) \|)?$/;
const frame = /^(#|\| id \||\| --- \||$)/;
const markLine = /^\s*\/\/ spec: (.+)$/;

/** Parses the lists beside this file; lines that are not rows are violations. */
function readSentences(files: readonly SourceFile[]) {
  const sentences: Sentence[] = [];
  const violations: Violation[] = [];
  for (const { path, text } of files.filter((file) => file.path.startsWith(folder))) {
    for (const [index, line] of text.split('\n').entries()) {
      const [, id, says, untestable = null] = row.exec(line) ?? [];
      if (id && says) sentences.push({ id, says, untestable });
      else if (!frame.test(line)) violations.push({ path, rule: `line ${index + 1} is not a row: ${line}` });
    }
  }
  return { sentences, violations };
}

/** The marks of all tests. Needs no parser, because the formatter enforces the layout. */
export function readMarks(files: readonly SourceFile[]): Mark[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const marks: Mark[] = [];
      let ids: string[] = [];
      for (const [index, line] of lines.entries()) {
        const named = markLine.exec(line)?.[1];
        if (named !== undefined) ids.push(...named.split(',').map((id) => id.trim()));
        else if (ids.length > 0) {
          marks.push({ path, ids, from: index + 1, to: endOf(lines, index) });
          ids = [];
        }
      }
      return marks;
    });
}

/** The line in which the statement ends that begins at `start`. */
function endOf(lines: readonly string[], start: number): number {
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const isEnd = (line: string) =>
    line.endsWith(';') && line.startsWith(indent) && line[indent.length] !== ' ';
  return start + 1 + Math.max(0, lines.slice(start).findIndex(isEnd));
}

/** Testable sentences without a test, and marks whose sentence does not exist. */
export function checkMarks(files: readonly SourceFile[]): Violation[] {
  const { sentences, violations } = readSentences(files);
  const marks = readMarks(files);
  const marked = new Set(marks.flatMap(({ ids }) => ids));
  const known = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const unmarked = sentences.filter(({ id, untestable }) => untestable === null && !marked.has(id));
  const wrong = marks.flatMap(({ path, ids, from }) =>
    ids.flatMap((id) => {
      const sentence = known.get(id);
      if (sentence?.untestable === null) return [];
      const rule = sentence ? "is listed as can't be tested" : 'is in no list';
      return [{ path: `${path}:${from}`, rule: `'${id}' ${rule}` }];
    }),
  );
  return [
    ...violations,
    ...unmarked.map(({ id }) => ({ path: id, rule: 'is shown by no test: mark one with // spec:' })),
    ...wrong,
  ];
}

/** Summarises how much of the specification is covered by tests that passed. */
export function checkShown(
  files: readonly SourceFile[],
  tests: readonly TestRun[],
  say: (line: string) => void,
): Tally {
  const passed = tests.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky');
  const marks = readMarks(files);
  const hasPassed = ({ path, from, to }: Mark) =>
    passed.some((test) => test.path === path && test.line >= from && test.line <= to);
  const shown = new Set(marks.filter(hasPassed).flatMap(({ ids }) => ids));
  const { sentences } = readSentences(files);
  const missing = sentences.filter(({ id, untestable }) => untestable === null && !shown.has(id));
  for (const { id, says } of missing) say(`not shown: ${id}: ${says}`);
  const untestable = sentences.filter((sentence) => sentence.untestable !== null).length;
  const failures = marks
    .filter((mark) => !hasPassed(mark))
    .map(({ path, from }) => `${path}:${from}: a marked test did not run and pass`);
  const count = marks.length - failures.length;
  say(
    `${sentences.length} sentences: ${shown.size} shown by ${count} marked tests, ${untestable} can't be tested`,
  );
  return { passed: count, failed: failures.length, failures };
}
