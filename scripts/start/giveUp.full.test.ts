import { writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bundleOf } from '../build/bundles.mjs';
import { isAlive } from '../runtimes/child.js';
import { makeClone } from './stubClone.js';

test('a program that keeps failing ends the product with a one-line error and exit code 1', async () => {
  const clone = await makeClone();
  onTestFinished(() => clone.end());
  const start = clone.bareStart();
  await start.shows('ready');
  const running = await clone.pids();
  await writeFile(bundleOf(clone.root, 'api/main.ts'), 'process.exit(1);');
  process.kill(running[0] ?? 0, 'SIGKILL');
  expect(await start.ended).toBe(1);
  expect(start.output().trim().split('\n').at(-1)).toBe('api failed 10 times in a row; see its output');
  expect(running.filter(isAlive)).toEqual([]);
});
