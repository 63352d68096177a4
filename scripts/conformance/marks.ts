import { isTest, type SourceFile } from '../check-architecture/sourceFiles.js';

/** `// spec: 2.home.hero, 9.placeholders` in the lines directly above a test or a group of tests. */
export interface Mark {
  readonly path: string;
  readonly ids: readonly string[];
  /** First and last line of what stands below, counted from 1. */
  readonly from: number;
  readonly to: number;
}

const markLine = /^(\s*)\/\/ spec: (.+)$/;

/** The marks of all tests. Relies on the layout that the formatter enforces, so it needs no parser. */
export function readMarks(files: readonly SourceFile[]): Mark[] {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) => marksIn(path, text.split('\n')));
}

function marksIn(path: string, lines: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  let ids: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [, , named] = markLine.exec(line) ?? [];
    if (named !== undefined) {
      ids.push(...named.split(',').map((id) => id.trim()));
    } else if (ids.length > 0) {
      marks.push({ path, ids, from: index + 1, to: endOf(lines, index) });
      ids = [];
    }
  }
  return marks;
}

/** The line in which the statement ends that begins at `start`. */
function endOf(lines: readonly string[], start: number): number {
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const isEnd = (line: string) =>
    line.endsWith(';') && line.startsWith(indent) && line[indent.length] !== ' ';
  const length = lines.slice(start).findIndex(isEnd);
  return length < 0 ? start + 1 : start + length + 1;
}
