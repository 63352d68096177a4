import type { Conformance } from './agreement.js';
import type { Marker } from './markers.js';
import type { Sentence } from './sentences.js';

const head = `# Conformance

What the specification and the contract say, the tests that show it, and where it lives in the code. Made by
\`npm run conformance\` from the lists in \`scripts/conformance/sentences\` and the \`// spec:\` markers above the tests;
\`npm run check\` fails when they disagree, \`npm test\` when a marked test did not run.
`;

/** The text of docs/conformance.md. */
export function writeTable({ sections, markers }: Conformance): string {
  const tests = new Map<string, string[]>();
  for (const marker of markers) {
    for (const id of marker.ids) tests.set(id, [...(tests.get(id) ?? []), nameOf(marker)]);
  }
  const all = sections.flatMap(({ sentences }) => sentences);
  const untestable = all.filter((sentence) => sentence.untestable !== null).length;
  const counts = `${all.length} sentences, ${all.length - untestable} of them shown by ${markers.length} marked tests, ${untestable} that can't be tested.`;
  const parts = sections.map(({ title, sentences }) =>
    [
      `## ${title}`,
      '',
      '| id | says | shown by | lives in |',
      '| --- | --- | --- | --- |',
      ...sentences.map((sentence) => rowOf(sentence, tests.get(sentence.id) ?? [])),
    ].join('\n'),
  );
  return `${[head + '\n' + counts, ...parts].join('\n\n')}\n`;
}

function rowOf({ id, says, lives, untestable }: Sentence, tests: readonly string[]): string {
  const shown = untestable === null ? tests.map(escaped).join('<br>') : `can't be tested: ${untestable}`;
  return `| ${id} | ${says} | ${shown} | ${lives.map((path) => `\`${path}\``).join('<br>')} |`;
}

function nameOf({ path, test }: Marker): string {
  return `\`${path}\` › ${test?.title ?? ''}`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll('*', '\\*');
}
