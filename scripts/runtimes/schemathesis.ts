import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, makeOnce } from './cache.js';
import { runFetch } from './fetching.js';

const requirement = 'schemathesis==4.32.5';

/**
 * The Python that has schemathesis, in a virtual environment below the cache folder, made when it is missing.
 * @throws an Error that says why pip could not bring it.
 */
export async function provideSchemathesis(): Promise<string> {
  const target = join(cacheFolder(), requirement.replace('==', '-'));
  const say = () => undefined;
  await mkdir(cacheFolder(), { recursive: true });
  await makeOnce(target, async (folder) => {
    const run = (command: string, args: readonly string[]) =>
      runFetch({ command, args, folder, stallMs: 120_000, say });
    await run('python3', ['-m', 'venv', folder]);
    await run(join(folder, 'bin/python'), ['-m', 'pip', 'install', '--no-input', requirement]);
  });
  return join(target, 'bin/python');
}
