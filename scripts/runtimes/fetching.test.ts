import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAlive } from './child.js';
import { runFetch } from './fetching.js';
import { temporaryFolder } from './folders.js';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

function fetchBy(program: string, options: Partial<Parameters<typeof runFetch>[0]> = {}): Promise<void> {
  const args = ['-e', `const fs = require('node:fs'); ${program}`];
  const node = { command: process.execPath, args, cwd: folder };
  return runFetch({ ...node, folder, stallMs: 5_000, say: () => undefined, ...options });
}

test('a successful download shows its progress', async () => {
  const lines: string[] = [];
  const program = `
    fs.mkdirSync('inner'); fs.writeFileSync('inner/a', Buffer.alloc(4e6)); fs.writeFileSync('b', Buffer.alloc(2e6));
    setTimeout(() => {}, 2000);`;
  await fetchBy(program, { say: (line) => lines.push(line) });
  expect(lines).toEqual(['6 MB fetched']);
});

test('a stalled download is ended with its children', async () => {
  const program = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    fs.writeFileSync('child', String(child.pid)); setInterval(() => {}, 1000);`;
  await expect(fetchBy(program, { stallMs: 2_500 })).rejects.toThrow('no byte for 2.5 s');
  const child = Number(await readFile(join(folder, 'child'), 'utf8'));
  await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 10_000 });
});

test('a slow download that makes progress is not ended', async () => {
  // Six seconds in total: longer than the limit for a stall.
  const program = `
    let left = 10;
    const timer = setInterval(() => { fs.appendFileSync('a', 'x'); if (--left === 0) clearInterval(timer); }, 600);`;
  await expect(fetchBy(program, { stallMs: 4_000 })).resolves.toBeUndefined();
});

test('a stop ends the download', async () => {
  const stop = new AbortController();
  const program = "fs.writeFileSync('begun', ''); setInterval(() => {}, 1000);";
  const fetching = fetchBy(program, { signal: stop.signal });
  await vi.waitFor(() => readFile(join(folder, 'begun')), { timeout: 30_000 });
  stop.abort();
  await expect(fetching).rejects.toThrow('ended with null');
});

test('a failure reports the error line of the client, or which client is missing', async () => {
  const program =
    "console.error('ERROR: no such package'); console.error('see the manual'); process.exit(1);";
  await expect(fetchBy(program)).rejects.toThrow('ERROR: no such package');
  const absent = { command: 'no-such-client', folder: join(folder, 'nowhere') };
  await expect(fetchBy('', absent)).rejects.toThrow('no-such-client');
});
