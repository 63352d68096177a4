import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checks } from '../check/checks.js';
import { copyClone } from './copiedClone.js';

const run = promisify(execFile);

test('the checks of npm run check pass with a new entity', async () => {
  const root = await copyClone();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const { stdout } = await run('npm', ['run', 'new:entity', '--', 'venues', 'vendet'], { cwd: root });
  const touched = [...stdout.matchAll(/^(?:new|changed) +(\S+)$/gm)].map(([, path]) => path ?? '');
  const failures: string[] = [];
  for (const { name, args } of checks) {
    // Linting all again would take as long as everything else together.
    const [command = '', ...rest] = name === 'lint' ? [...args, ...touched] : args;
    await run(command, rest, { cwd: root, maxBuffer: 50e6 }).catch(({ stdout: said }: { stdout: string }) =>
      failures.push(`${name}: ${said}`),
    );
  }
  expect(failures).toEqual([]);
});
