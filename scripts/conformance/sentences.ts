import type { SourceFile, Violation } from '../check-house/sourceFiles.js';

/** One thing that the specification or the contract says. */
export interface Sentence {
  /** What markers name, such as `2.home.placeholders`; it begins with the section. */
  readonly id: string;
  /** The words of the document; what follows an arrow tells which part of them is meant. */
  readonly says: string;
  /** Files that do it, from the root. */
  readonly lives: readonly string[];
  /** Why no test can show it. */
  readonly untestable: string | null;
}

export interface Section {
  readonly path: string;
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

const folder = 'scripts/conformance/sentences/';
const untestablePrefix = "can't be tested: ";
const row = /^\| (\S+) \| (.+) \| (.+) \|$/;

/** The lists beside this file: a heading each, and tables of id, words, and place in the code. */
export function readSections(files: readonly SourceFile[]): Section[] {
  return listsIn(files)
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }))
    .map(({ path, text }) => ({
      path,
      title: /^# (.+)$/m.exec(text)?.[1] ?? path,
      sentences: text.split('\n').flatMap((line) => readSentence(line) ?? []),
    }));
}

function readSentence(line: string): Sentence | null {
  const [, id = '', says = '', place = ''] = row.exec(line) ?? [];
  if (!id.includes('.') || id.startsWith('---')) return null;
  if (place.startsWith(untestablePrefix)) {
    return { id, says, lives: [], untestable: place.slice(untestablePrefix.length) };
  }
  return { id, says, lives: place.split(', '), untestable: null };
}

/** Lines of the lists that are neither heading, row nor blank: a row written wrongly must not get lost. */
export function findMalformed(files: readonly SourceFile[]): Violation[] {
  return listsIn(files).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const isKnown = line === '' || /^(#|\| id \||\| --- \|)/.test(line) || readSentence(line) !== null;
      return isKnown ? [] : [{ path, rule: `line ${index + 1} is no row: ${line}` }];
    }),
  );
}

function listsIn(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.md'));
}
