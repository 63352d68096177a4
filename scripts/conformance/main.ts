import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSourceFiles } from '../check-house/sourceFiles.js';
import { findDisagreements, readConformance } from './agreement.js';
import { compareQuotes } from './quotes.js';
import { writeTable } from './table.js';

// `npm run conformance` writes the table; with --check it only compares; with paths of documents it
// tells which of their words no list quotes.
const root = fileURLToPath(new URL('../..', import.meta.url));
const tablePath = 'docs/conformance.md';
const [argument, ...more] = process.argv.slice(2);

const files = await readSourceFiles(root);
const conformance = readConformance(files);

if (argument !== undefined && argument !== '--check') await compareWith([argument, ...more]);
else await judge();

async function judge(): Promise<void> {
  const table = writeTable(conformance);
  const problems = findDisagreements(files, conformance).map(({ path, rule }) => `${path}: ${rule}`);
  const isStale = files.find(({ path }) => path === tablePath)?.text !== table;
  if (argument === '--check' && isStale) problems.push(`${tablePath}: stale, run npm run conformance`);
  if (argument !== '--check') await writeFile(join(root, tablePath), table);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function compareWith(paths: readonly string[]): Promise<void> {
  const sentences = conformance.sections.flatMap((section) => section.sentences);
  const documents = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const { unquoted, strange } = compareQuotes(documents.join('\n'), sentences);
  for (const id of strange) console.log(`${id}: not in ${paths.join(', ')}`);
  for (const words of unquoted) console.log(`quoted by no list: ${words.trim()}`);
}
