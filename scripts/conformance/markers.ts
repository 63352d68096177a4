/** A test, or a group of them, as it stands in a file. */
export interface TestBlock {
  /** The titles of the groups around it and its own. */
  readonly title: string;
  /** First and last line, counted from 1. */
  readonly from: number;
  readonly to: number;
}

export interface Marker {
  readonly path: string;
  readonly line: number;
  readonly ids: readonly string[];
  readonly test: TestBlock | null;
  /** Why this marks nothing that runs. */
  readonly problem: string | null;
}

interface Opening {
  readonly indent: string;
  readonly kind: string;
  /** What follows `test`, such as `.each` or `.describe.skip`. */
  readonly modifiers: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const markerLine = /^\s*\/\/ spec: (.+)$/;
const openingLine = /^(\s*)(test|it|describe)((?:\.\w+)*)\(/;
const notRun = String.raw`\.(skip|skipIf|runIf|todo|fixme|fails|only)\b`;
const notRunModifier = new RegExp(notRun);
const notRunCall = new RegExp(String.raw`\b(test|it|describe)[\w.]*${notRun}`);

/**
 * The markers of a test file: `// spec: 2.home.placeholders, 9.placeholders` in the lines directly above a test or a
 * group. Reads the layout that the formatter enforces, so it needs no parser.
 */
export function readMarkers(path: string, text: string): Marker[] {
  const lines = text.split('\n');
  const openings = findOpenings(lines);
  const markers: Marker[] = [];
  let ids: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [, named] = markerLine.exec(line) ?? [];
    if (named !== undefined) {
      ids.push(...named.split(',').map((id) => id.trim()));
      continue;
    }
    if (ids.length > 0) markers.push({ path, line: index, ids, ...judge(openings, lines, index + 1) });
    ids = [];
  }
  return markers;
}

function judge(
  openings: readonly Opening[],
  lines: readonly string[],
  from: number,
): Pick<Marker, 'test' | 'problem'> {
  const own = openings.find((opening) => opening.from === from);
  if (!own) return { test: null, problem: 'stands above no test' };
  const around = openings.filter((other) => other.from < from && other.to >= own.to);
  const title = [...around, own].map((opening) => opening.title).join(' › ');
  const test = { title, from, to: own.to };
  const body = lines.slice(from - 1, own.to).join('\n');
  const isSkipped = around.some(({ modifiers }) => notRunModifier.test(modifiers)) || notRunCall.test(body);
  if (isSkipped) return { test, problem: 'marks a test that is skipped, singled out or conditional' };
  const isGroup = /describe/.test(own.kind + own.modifiers);
  const hasTests = openings.some(
    (other) => other.from > from && other.to <= own.to && !/describe/.test(other.kind + other.modifiers),
  );
  return { test, problem: isGroup && !hasTests ? 'marks a group without a test' : null };
}

function findOpenings(lines: readonly string[]): Opening[] {
  return lines.flatMap((line, index) => {
    const [, indent = '', kind = '', modifiers = ''] = openingLine.exec(line) ?? [];
    if (kind === '') return [];
    const last = lines.findIndex(
      (other, place) => place >= index && other.endsWith(';') && new RegExp(`^${indent}\\S`).test(other),
    );
    const to = (last < 0 ? index : last) + 1;
    return [
      { indent, kind, modifiers, title: titleOf(lines.slice(index, to).join('\n')), from: index + 1, to },
    ];
  });
}

/** The first text of the call; of a table (`.each([…])('…')`) that of the second one. */
function titleOf(source: string): string {
  const start = /^\s*\w+(?:\.\w+)*\.each\b/.test(source) ? '\\)\\(\\s*' : '^\\s*\\w+(?:\\.\\w+)*\\(\\s*';
  const [, , title = ''] = new RegExp(`${start}(['"\`])((?:\\\\.|(?!\\1)[^\\\\])*)\\1`).exec(source) ?? [];
  return title.replaceAll("\\'", "'");
}
