import { expect, test, vi } from 'vitest';
import { findNamed, findOnPath, findRuntime, type Sources } from './lookup.js';

const nothing = () => null;
const fails = (message: string) => () => Promise.reject(new Error(message));

function find(sources: Readonly<Record<string, Sources[string][1]>>, say = (_line: string) => {}) {
  const entries = Object.entries(sources).map(
    ([name, source]) => [name, [`hint of ${name}`, source]] as const,
  );
  return findRuntime('tool', Object.fromEntries(entries), { say });
}

test('the first source that succeeds is used and printed, and failures are reported', async () => {
  const lines: string[] = [];
  const found = await find(
    {
      named: nothing,
      'official download': fails('no byte for 15 s'),
      cached: () => '/cache/tool',
      'registry package': fails('must not be called'),
    },
    (line) => lines.push(line),
  );
  expect(found).toBe('/cache/tool');
  expect(lines).toEqual(['tool: official download failed: no byte for 15 s', 'tool: /cache/tool (cached)']);
});

test('when every source fails one error lists them all', async () => {
  const search = find({ named: nothing, installed: nothing });
  await expect(search).rejects.toThrow(/tool was not found.*\n.*hint of named\n.*hint of installed/);
});

test('a wrong path in a variable ends the search at once', async () => {
  vi.stubEnv('TOOL', '/nowhere');
  const search = find({ named: () => findNamed('TOOL'), cached: () => '/x' });
  await expect(search).rejects.toThrow(/^TOOL is \/nowhere/);
});

test('a stop ends the search', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(findRuntime('tool', { named: ['', nothing] }, { signal })).rejects.toThrow('stopped');
});

test('programs are found on the PATH by the first name that exists', () => {
  expect(findOnPath(['no-such-program', 'sh'])).toMatch(/\/sh$/);
  expect(findOnPath(['no-such-program'])).toBeNull();
  vi.stubEnv('PATH', '');
  expect(findOnPath(['sh'])).toBeNull();
});
