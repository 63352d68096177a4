import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder, makeOnce, temporaryFolder } from '../../scripts/runtimes/folders.js';
import { runProgram } from '../../scripts/runtimes/child.js';
import { runFetch } from '../../scripts/runtimes/fetching.js';
import { signIn, startProduct } from '../../scripts/test/startProduct.js';

/** Paths that end the session of all other calls, or that never end. */
const excludedPaths = '^/(changes|auth/(logout|password|sessions|second-factor))';

const fuzzingS = 120;

/** Repeats the calls of a run that found something and printed its seed. */
const seed = process.env.SCHEMATHESIS_SEED;
const requirement = 'schemathesis==4.32.5';

/**
 * It generates archives as any bytes. A text is measured as it is stored, without what nobody sees: one that is too long
 * with such characters alone may be accepted, so long texts have none.
 */
const hooks = `import unicodedata
import schemathesis
schemathesis.serializer.alias("application/x-tar", "application/octet-stream")


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


def has_unseen(text):
    return text != text.strip() or any(unicodedata.category(each) in ("Cc", "Cf") for each in text)


@schemathesis.hook
def filter_case(context, case):
    return not any(len(text) > 50 and has_unseen(text) for text in texts(case.body))
`;

/** The statuses with which wrong data may be refused, 431 for what does not fit into the head of a request among them. */
const settings = `[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, 431, "5xx"]
`;

/** Installs schemathesis into a virtual environment in the cache folder unless it exists; returns the Python of it. */
async function provideSchemathesis(): Promise<string> {
  const target = await makeOnce(join(cacheFolder(), requirement.replace('==', '-')), async (folder) => {
    const run = (command: string, ...args: string[]) =>
      runFetch({ command, args, folder, stallMs: 120_000, say: () => undefined });
    await run('python3', '-m', 'venv', folder);
    await run(join(folder, 'bin/python'), '-m', 'pip', 'install', '--no-input', requirement);
  });
  return join(target, 'bin/python');
}

// An independent tool reads the OpenAPI description and looks for calls that the API answers differently.
test('schemathesis finds no response that differs from the OpenAPI description', async () => {
  const python = await provideSchemathesis();
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'hooks.py'), hooks);
  await writeFile(join(folder, 'schemathesis.toml'), settings);
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
        `--exclude-path-regex=${excludedPaths}`,
        // The other phases also try the longest allowed texts, which takes minutes.
        '--phases=fuzzing',
        // The description has no rules such as existing references, so valid data may be refused.
        '--exclude-checks=positive_data_acceptance',
        `--max-time=${fuzzingS}`,
        '--request-timeout=30',
        '--continue-on-failure',
        '--no-shrink',
        '--warnings=off',
        ...(seed ? [`--seed=${seed}`] : []),
      ],
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', SCHEMATHESIS_HOOKS: 'hooks' },
      signal: AbortSignal.timeout(3 * fuzzingS * 1000),
    });
    // A call may have an address of 20 KB.
    const findings = output.split('\n').map((line) => line.slice(0, 500));
    expect({ code, findings: code === 0 ? [] : findings.slice(-200) }).toEqual({ code: 0, findings: [] });
  } finally {
    await product.stop();
  }
});
