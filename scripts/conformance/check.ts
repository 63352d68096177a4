import { fileURLToPath } from 'node:url';
import { readSourceFiles, type SourceFile, type Violation } from '../check-architecture/sourceFiles.js';
import { type Mark, readMarks } from './marks.js';
import { readSentences } from './sentences.js';

/** Each sentence that a test can show has a mark, and each mark a sentence. */
export function findDisagreements(files: readonly SourceFile[]): Violation[] {
  const { sentences, violations } = readSentences(files);
  const marks = readMarks(files);
  const marked = new Set(marks.flatMap(({ ids }) => ids));
  const known = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const unmarked = sentences.filter(({ id, untestable }) => untestable === null && !marked.has(id));
  return [
    ...violations,
    ...unmarked.map(({ id }) => ({ path: id, rule: 'is shown by no test: mark one with // spec:' })),
    ...marks.flatMap((mark) => judgeMark(mark, known)),
  ];
}

function judgeMark({ path, ids, from }: Mark, known: ReadonlyMap<string, { untestable: string | null }>) {
  return ids.flatMap((id) => {
    const sentence = known.get(id);
    if (sentence?.untestable === null) return [];
    const rule = sentence ? "is listed as can't be tested" : 'is in no list';
    return [{ path: `${path}:${from}`, rule: `'${id}' ${rule}` }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await readSourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  const problems = findDisagreements(files);
  for (const { path, rule } of problems) console.log(`${path}: ${rule}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
