import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from './folders.js';
import { provideFromWheel } from './wheel.js';

const wheelFile = 'registry/tool-1-py3-none-any.whl';
let folder: string;

// A folder of wheels is pip's registry.
beforeAll(async () => {
  folder = await temporaryFolder({
    tool: '#!/bin/sh\n',
    'tool-1.dist-info/METADATA': 'Metadata-Version: 2.1\nName: tool\nVersion: 1\n',
    'tool-1.dist-info/WHEEL': 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n',
    'tool-1.dist-info/RECORD': 'tool,,\n',
  });
  await Promise.all(['cache', 'registry'].map((name) => mkdir(join(folder, name))));
  execFileSync('python3', ['-m', 'zipfile', '-c', wheelFile, 'tool', 'tool-1.dist-info'], { cwd: folder });
});

beforeEach(() => {
  vi.stubEnv('RITMI_CACHE', join(folder, 'cache'));
  vi.stubEnv('PIP_FIND_LINKS', join(folder, 'registry'));
  vi.stubEnv('PIP_NO_INDEX', '1');
});

function provide(sha256: string): Promise<string> {
  const wheel = { title: 'tool', requirement: 'tool==1', sha256 };
  return provideFromWheel(wheel, { say: () => undefined }, (unpacked, work) =>
    rename(join(unpacked, 'tool'), join(work, 'tool')),
  );
}

test('a wheel that was tampered with is refused and not cached', async () => {
  await expect(provide('0'.repeat(64))).rejects.toThrow('DO NOT MATCH THE HASHES');
  expect(await readdir(join(folder, 'cache'))).toEqual([]);
});

test('a wheel with the right hash is unpacked, and nothing else is left', async () => {
  const target = await provide(hash('sha256', await readFile(join(folder, wheelFile))));
  expect(await readdir(target)).toEqual(['tool']);
});
