import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bench, type BenchProduct, openBench } from './benchProduct.js';
import { measureFigures } from './figures.js';
import { measureGrowth } from './growth.js';
import { untilIdle } from '../test/processes.js';
import { runProgram } from '../runtimes/child.js';
import { markdownOf, type Table, waitForQuiet, writeJson } from './report.js';
import { measureReads, measureVisibility, measureWrites } from './requests.js';
import { measureMemory, measureStart } from './start.js';

// Figures of the product beside the least that can do the same, in one run on one machine (docs/performance.md). They are
// printed and never judged: a busy machine is no failure. `npm run bench -- start memory` measures these two only.
const sections: Readonly<Record<string, (bench: Bench) => Promise<Table[]>>> = {
  start: async (bench) => [await measureStart(bench)],
  memory: async (bench) => {
    // The first start fills the database and makes the variants of its pictures.
    await withProduct(bench, {}, async () => undefined);
    return withProduct(bench, {}, async (product) => [await measureMemory(product)]);
  },
  reads: (bench) =>
    withProduct(bench, {}, (product) =>
      withProduct(bench, { PAGE_CACHE: 'off', DATA_DIR: bench.otherFolder }, async (uncached) => [
        await measureReads(product, uncached),
      ]),
    ),
  writes: (bench) => withProduct(bench, {}, (product) => measureWrites(bench, product)),
  visible: (bench) => withProduct(bench, {}, async (product) => [await measureVisibility(product)]),
  growth: async (bench) => [await measureGrowth(bench)],
  browser: () => measureFigures('phone'),
  desktop: async () => {
    const { code, output } = await runProgram({
      command: process.execPath,
      args: ['--import', 'tsx', 'scripts/desktop/package.ts'],
    });
    if (code !== 0) throw new Error(output);
    return measureFigures('desktop');
  },
};

// mongod is a process group of its own: Ctrl-C would leave it behind.
let opened: Bench | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.resolve(opened?.close()).finally(() => process.exit(1)));
}

const say = (line: string) => console.log(line);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`no such figures: ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
  process.exit(1);
}
const load = await waitForQuiet(say);
const machine = { cores: cpus().length, processor: cpus()[0]?.model ?? '', node: process.version };
const tables: Table[] = [];
print({ title: 'Machine', rows: [{ ...machine, 'load before': load.toFixed(2) }] });
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
const file = fileURLToPath(new URL('../../test-results/bench.json', import.meta.url));
await writeJson(file, tables);
say(`also written to ${join('test-results', 'bench.json')}`);

function print(table: Table): void {
  tables.push(table);
  say(markdownOf(table));
}

async function withProduct<T>(
  { start }: Bench,
  env: Readonly<Record<string, string>>,
  measure: (product: BenchProduct) => Promise<T>,
): Promise<T> {
  const product = await start(env);
  try {
    await untilIdle(product.pids);
    return await measure(product);
  } finally {
    await product.stop();
  }
}
