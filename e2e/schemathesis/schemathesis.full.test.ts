import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder, makeOnce, temporaryFolder } from '../../scripts/runtimes/folders.js';
import { runProgram } from '../../scripts/runtimes/child.js';
import { runFetch } from '../../scripts/runtimes/fetching.js';
import { signIn, startProduct } from '../../scripts/test/startProduct.js';

/** These end the session that all other calls go with, or never end. */
const left = '^/(changes|auth/(logout|password|sessions|second-factor))';

const fuzzingS = 120;
const requirement = 'schemathesis==4.32.5';

/** The Python that has schemathesis, in a virtual environment below the cache folder, made when it is missing. */
async function provideSchemathesis(): Promise<string> {
  const target = await makeOnce(join(cacheFolder(), requirement.replace('==', '-')), async (folder) => {
    const run = (command: string, ...args: string[]) =>
      runFetch({ command, args, folder, stallMs: 120_000, say: () => undefined });
    await run('python3', '-m', 'venv', folder);
    await run(join(folder, 'bin/python'), '-m', 'pip', 'install', '--no-input', requirement);
  });
  return join(target, 'bin/python');
}

// A tool that nobody here wrote reads the description and finds calls that the API answers otherwise than it says.
test('schemathesis finds no answer that the description does not have', async () => {
  const python = await provideSchemathesis();
  const folder = await temporaryFolder();
  const product = await startProduct({ DATA_DIR: join(folder, 'data') });
  try {
    const { code, output } = await runProgram({
      command: python,
      args: [
        '-m',
        'schemathesis.cli',
        'run',
        `${product.apiUrl}/openapi.json`,
        `--header=Authorization: Bearer ${await signIn(product.apiUrl)}`,
        `--exclude-path-regex=${left}`,
        // The other phases make texts of every length that is allowed, of which the largest take minutes.
        '--phases=fuzzing',
        // Rules between fields, such as references and dates, are not in the description.
        '--exclude-checks=positive_data_acceptance',
        `--max-time=${fuzzingS}`,
        '--request-timeout=30',
        '--continue-on-failure',
        '--no-shrink',
        '--warnings=off',
      ],
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      signal: AbortSignal.timeout(3 * fuzzingS * 1000),
    });
    expect({ code, findings: code === 0 ? '' : output.slice(-20_000) }).toEqual({ code: 0, findings: '' });
  } finally {
    await product.stop();
  }
});
