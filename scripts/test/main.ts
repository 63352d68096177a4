import { rm } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from '../runtimes/child.js';
import { root, temporaryFolder } from '../runtimes/folders.js';
import { findNode } from '../runtimes/node.js';
import { withMachine } from './machine.js';
import type { Tally } from './reports.js';
import { chooseStages, type Stage, type StageContext } from './stages.js';
import { makeTestRoot } from './testRoot.js';

// `npm test`: everything, or the stages that are named, such as `npm test -- units browser`. `--node 24` runs all of it on
// another version of Node.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new Error('stopped')));
}

const testRoot = await makeTestRoot();
process.env.TMPDIR = testRoot;
const reportFolder = await temporaryFolder();
const tallies = new Map<string, Tally>();
try {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean', default: false }, node: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.node) {
    const code = await runOn(values.node, values.full, positionals);
    await rm(testRoot, { recursive: true, force: true });
    process.exit(code);
  }
  const steps = chooseStages(values.full, positionals);
  const { signal } = stopping;
  const quick = values.full ? {} : { E2E_QUICK: '1' };
  await withMachine(signal, (machine) =>
    runSteps(steps, { env: { ...machine, ...quick }, reportFolder, signal, tests: [] }),
  );
} catch (error) {
  console.error((error as Error).message);
  tallies.set('test run', { passed: 0, failed: 1 });
} finally {
  await rm(testRoot, { recursive: true, force: true });
}

console.log('');
const total = { passed: 0, failed: 0 };
for (const [name, { passed, failed, failures = [], flaky = [] }] of tallies) {
  for (const each of flaky) console.log(`flaky  passed when run again: ${each}`);
  for (const failure of failures) console.log(`failed ${failure}`);
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs the same on another version of Node, which is the first on the PATH too. @returns the exit code */
async function runOn(major: string, isFull: boolean, names: readonly string[]): Promise<number> {
  const command = await findNode(major, { say: console.log, signal: stopping.signal });
  const env = { ...process.env, PATH: [dirname(command), process.env.PATH].join(delimiter) };
  const args = ['--import', 'tsx', 'scripts/test/main.ts', ...(isFull ? ['--full'] : []), ...names];
  const { code } = await runProgram({
    command,
    args,
    cwd: root,
    env,
    signal: stopping.signal,
    isShown: true,
  });
  return code ?? 1;
}

/** Only the first of parallel lanes writes to the terminal. */
async function runSteps(
  steps: readonly (readonly Stage[])[][],
  context: Omit<StageContext, 'isShown' | 'say'>,
): Promise<void> {
  for (const lanes of steps) {
    const running = lanes.map(async (lane, place) => {
      for (const stage of lane) {
        context.signal.throwIfAborted();
        await runTimed(stage, { ...context, isShown: place === 0 });
      }
    });
    await Promise.all(running);
  }
}

async function runTimed(stage: Stage, context: Omit<StageContext, 'say'>): Promise<void> {
  const startedAt = Date.now();
  const lines: string[] = [];
  const say = context.isShown ? (line: string) => console.log(line) : (line: string) => void lines.push(line);
  say(`\n== ${stage.name}`);
  const tally = await stage.run({ ...context, say }).catch((error: unknown) => {
    say((error as Error).message);
    return { passed: 0, failed: 1 };
  });
  say(`== ${stage.name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (lines.length > 0) console.log(lines.join('\n'));
  tallies.set(stage.name, tally);
}
