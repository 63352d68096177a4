import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDisplay } from './display.js';
import { provideMachine } from './machine.js';
import { stagesOf } from './stages.js';
import { sum, type Tally } from './tally.js';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new Error('stopped')));
}

const reportFolder = await mkdtemp(join(tmpdir(), 'ritmi-test-'));
const tallies = new Map<string, Tally>();
try {
  const machine = await provideMachine(stopping.signal);
  const display = await startDisplay();
  const env = {
    MONGOMS_SYSTEM_BINARY: machine.mongod,
    CHROMIUM_PATH: machine.chromium,
    ELECTRON_OVERRIDE_DIST_PATH: machine.electron,
    DISPLAY: display.name,
  };
  try {
    for (const stage of chosenStages()) {
      stopping.signal.throwIfAborted();
      tallies.set(
        stage.name,
        await runTimed(stage.name, () => stage.run({ env, reportFolder, signal: stopping.signal })),
      );
    }
  } finally {
    await display.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  tallies.set('test run', { passed: 0, failed: 1 });
} finally {
  await rm(reportFolder, { recursive: true, force: true });
}

console.log('');
for (const [name, { passed, failed, failures = [], flaky = [] }] of tallies) {
  for (const each of flaky) console.log(`flaky  ${each}: passed when run again`);
  for (const failure of failures) console.log(`failed ${failure}`);
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}
const total = sum([...tallies.values()]);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** All, or those named on the command line: `npm test -- units browser`. */
function chosenStages(): ReturnType<typeof stagesOf> {
  const { values, positionals: names } = parseArgs({
    options: { full: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const stages = stagesOf(values.full);
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const known = stages.map(({ name }) => `'${name}'`).join(', ');
    throw new Error(`no such stage: ${unknown.join(', ')}; there are ${known}`);
  }
  return stages.filter(({ name, isOnRequest }) => (names.length === 0 ? !isOnRequest : names.includes(name)));
}

async function runTimed(name: string, run: () => Promise<Tally>): Promise<Tally> {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  const tally = await run().catch((error: unknown) => {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  });
  console.log(`== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return tally;
}
