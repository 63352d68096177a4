import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../runtimes/folders.js';
import { runNode } from '../runtimes/child.js';
import { withMachine } from '../test/machine.js';
import { measureAgency } from './agency.js';
import { type Bench, openBench, startMsOf, withPair, withProduct } from './benchProduct.js';
import { measureContent } from './content.js';
import { measureGrowth } from './growth.js';
import { markdownOf, rounded, type Table } from './report.js';
import { measureReads, measureVisibility, measureWrites } from './requests.js';
import { measureMemory, measureStart } from './start.js';
import { measureYear } from './year.js';

// Measures the product beside minimal servers in one run on one machine (docs/performance.md). Prints the figures and
// never fails on them, since the machine may be busy. `npm run bench -- start memory` measures only these two.
const sections: Readonly<Record<string, (bench: Bench) => Promise<Table[]>>> = {
  start: measureStart,
  memory: async (bench) => {
    // The first start fills the database and makes the variants of its pictures.
    await startMsOf(bench);
    return withProduct(bench, measureMemory);
  },
  reads: (bench) => withPair(bench, measureReads, { PAGE_CACHE: 'off' }),
  writes: (bench) => withProduct(bench, (product) => measureWrites(bench, product)),
  visible: (bench) => withPair(bench, measureVisibility),
  content: measureContent,
  growth: measureGrowth,
  year: measureYear,
  agency: measureAgency,
  browser: () => measureFigures('phone'),
  desktop: async () => {
    // Packages again only after a change.
    await runNode(['--import', 'tsx', 'scripts/desktop/package.ts'], { cwd: root });
    return measureFigures('desktop');
  },
};

const quietLoad = 0.5;
const quietLimitMs = 120_000;

// mongod has its own process group, so Ctrl-C does not reach it.
let opened: Bench | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.resolve(opened?.close()).finally(() => process.exit(1)));
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`no such figures: ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}
const tables: Table[] = [];
const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? '', node: process.version };
print({ title: 'Machine', rows: [{ ...machine, 'load before': await waitForQuiet() }] });
for (const [name, measure] of Object.entries(sections)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const bench = await openBench();
  opened = bench;
  try {
    (await measure(bench)).forEach(print);
  } finally {
    await bench.close();
  }
}
const report = { measuredAt: new Date().toISOString(), tables };
await mkdir('test-results', { recursive: true });
await writeFile('test-results/bench.json', `${JSON.stringify(report, null, 2)}\n`);
console.log('also written to test-results/bench.json');

function print(exact: Table): void {
  const table = rounded(exact);
  tables.push(table);
  console.log(markdownOf(table));
}

/** Waits up to two minutes until the machine is quiet. @returns its load average of the last minute */
async function waitForQuiet(): Promise<number> {
  const giveUpAt = Date.now() + quietLimitMs;
  const load = () => loadavg()[0] ?? 0;
  if (load() > quietLoad) console.log(`waiting for a quiet machine (load ${load().toFixed(1)})`);
  while (load() > quietLoad && Date.now() < giveUpAt) await pause(1_000);
  return load();
}

/** Runs a spec of e2e/figures and returns its table. @throws when it fails */
async function measureFigures(spec: string): Promise<Table[]> {
  const file = join(root, 'test-results', `${spec}-figures.json`);
  const settings = { FIGURES_RUNS: '5', FIGURES_FILE: file };
  const args = ['node_modules/.bin/playwright', 'test', '--project=figures', spec, '--reporter=line'];
  await withMachine(new AbortController().signal, (machine) =>
    runNode(args, { cwd: root, env: { ...process.env, ...machine, ...settings } }),
  );
  return [JSON.parse(await readFile(file, 'utf8'))];
}
