import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSourceFiles } from '../check-architecture/sourceFiles.js';
import type { Tally } from '../test/tally.js';
import { readMarks } from './marks.js';
import { findNotRun, readRan } from './ran.js';
import { readSentences } from './sentences.js';

/** Prints how much of the specification the marked tests show that passed, by the JSON reports in a folder. */
export async function checkRan(root: string, reportFolder: string): Promise<Tally> {
  const names = await readdir(reportFolder);
  const reports = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map(async (name): Promise<unknown> => JSON.parse(await readFile(join(reportFolder, name), 'utf8'))),
  );
  const files = await readSourceFiles(root);
  const marks = readMarks(files);
  const notRun = new Set(findNotRun(marks, readRan(root, reports)));
  const shown = new Set(marks.filter((mark) => !notRun.has(mark)).flatMap(({ ids }) => ids));
  const { sentences } = readSentences(files);
  const missing = sentences.filter(({ id, untestable }) => untestable === null && !shown.has(id));
  for (const { id, says } of missing) console.log(`not shown: ${id}: ${says}`);
  const untestable = sentences.filter((sentence) => sentence.untestable !== null).length;
  console.log(
    `${sentences.length} sentences: ${shown.size} shown by ${marks.length - notRun.size} marked tests, ${untestable} can't be tested`,
  );
  const failures = [...notRun].map(({ path, from }) => `${path}:${from}: a marked test did not run and pass`);
  return { passed: marks.length - notRun.size, failed: notRun.size, failures };
}
