import { isTest, type SourceFile, type Violation } from '../check-house/sourceFiles.js';
import { type Marker, readMarkers } from './markers.js';
import { findMalformed, readSections, type Section, type Sentence } from './sentences.js';

export interface Conformance {
  readonly sections: readonly Section[];
  readonly markers: readonly Marker[];
}

export function readConformance(files: readonly SourceFile[]): Conformance {
  return {
    sections: readSections(files),
    markers: files.filter(({ path }) => isTest(path)).flatMap(({ path, text }) => readMarkers(path, text)),
  };
}

/** Everything in which the lists, the markers and the code disagree. */
export function findDisagreements(
  files: readonly SourceFile[],
  { sections, markers }: Conformance,
): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  const sentences = sections.flatMap((section) =>
    section.sentences.map((sentence) => ({ path: section.path, sentence })),
  );
  const known = new Map(sentences.map(({ sentence }) => [sentence.id, sentence]));
  const marked = new Set(markers.flatMap(({ ids }) => ids));
  const seen = new Set<string>();
  return [
    ...findMalformed(files),
    ...sentences.flatMap(({ path, sentence }) => {
      const rules = judgeSentence(sentence, marked, paths);
      if (seen.has(sentence.id)) rules.push('stands there twice');
      seen.add(sentence.id);
      return rules.map((rule) => ({ path, rule: `${sentence.id} ${rule}` }));
    }),
    ...markers.flatMap((marker) => judgeMarker(marker, known)),
  ];
}

function judgeSentence(
  { id, lives, untestable }: Sentence,
  marked: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): string[] {
  if (untestable !== null) {
    return marked.has(id) ? ["is marked by a test although its row says that it can't be tested"] : [];
  }
  const rules = lives
    .filter((place) => !paths.has(place))
    .map((place) => `lives in ${place}, which is not there`);
  if (!marked.has(id)) rules.push('is shown by no test: mark one with // spec:');
  return rules;
}

function judgeMarker(
  { path, line, ids, problem }: Marker,
  known: ReadonlyMap<string, Sentence>,
): Violation[] {
  const place = `${path}:${line}`;
  const unknown = ids.filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => ({ path: place, rule: `marks '${id}', which no list has` })),
    ...(problem === null ? [] : [{ path: place, rule: problem }]),
  ];
}
