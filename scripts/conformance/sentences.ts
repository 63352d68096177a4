import type { SourceFile, Violation } from '../check-architecture/sourceFiles.js';

/** One sentence of the specification or the contract. */
export interface Sentence {
  /** What marks above tests name, such as `2.home.placeholders`. */
  readonly id: string;
  /** The words of the document; what follows an arrow says which part of them is meant. */
  readonly says: string;
  /** Why no test can show it. */
  readonly untestable: string | null;
}

const folder = 'scripts/conformance/sentences/';
const row = /^\| ([\w-]+(?:\.[\w-]+)+) \| (.+?) \|(?: can't be tested: (.+) \|)?$/;
const frame = /^(#|\| id \||\| --- \||$)/;

/** The rows of the lists beside this file, and the lines of them that cannot be read. */
export function readSentences(files: readonly SourceFile[]): {
  readonly sentences: readonly Sentence[];
  readonly violations: readonly Violation[];
} {
  const sentences: Sentence[] = [];
  const violations: Violation[] = [];
  for (const { path, text } of files) {
    if (!path.startsWith(folder)) continue;
    for (const [index, line] of text.split('\n').entries()) {
      const [, id, says, untestable = null] = row.exec(line) ?? [];
      if (id && says) sentences.push({ id, says, untestable });
      else if (!frame.test(line)) violations.push({ path, rule: `line ${index + 1} is no row: ${line}` });
    }
  }
  return { sentences, violations };
}
