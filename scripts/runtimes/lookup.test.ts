import { expect, test } from 'vitest';
import { findNamed, findOnPath, findRuntime, WrongName, type Way } from './lookup.js';

const way = (name: Way['name'], find: Way['find']): Way => ({ name, hint: `hint of ${name}`, find });
const nothing = () => Promise.resolve(null);

test('the first way that has it is taken and printed', async () => {
  const lines: string[] = [];
  const ways = [
    way('named', nothing),
    way('cached', () => Promise.resolve('/cache/tool')),
    way('registry package', () => Promise.reject(new Error('must not be called'))),
  ];
  const found = await findRuntime('tool', ways, { say: (line) => lines.push(line) });
  expect(found).toEqual({ path: '/cache/tool', way: 'cached' });
  expect(lines).toEqual(['tool: /cache/tool (cached)']);
});

test('a way that fails is reported and the next one is tried', async () => {
  const lines: string[] = [];
  const ways = [
    way('official download', () => Promise.reject(new Error('no byte for 15 s'))),
    way('registry package', () => Promise.resolve('/fetched')),
  ];
  await findRuntime('tool', ways, { say: (line) => lines.push(line) });
  expect(lines[0]).toBe('tool: official download failed: no byte for 15 s');
});

test('when nothing helps one error lists all the ways', async () => {
  const search = findRuntime('tool', [way('named', nothing), way('installed', nothing)], {
    say: () => undefined,
  });
  await expect(search).rejects.toThrow(/tool was not found.*\n.*hint of named\n.*hint of installed/);
});

test('a name that leads nowhere ends the search at once', async () => {
  const ways = [
    way('named', () => findNamed('TOOL', { TOOL: '/nowhere' })),
    way('cached', () => Promise.resolve('/x')),
  ];
  const search = findRuntime('tool', ways, { say: () => undefined });
  await expect(search).rejects.toThrow(WrongName);
  await expect(search).rejects.toThrow('TOOL names /nowhere');
});

test('a stop ends the search', async () => {
  const search = findRuntime('tool', [way('named', nothing)], {
    signal: AbortSignal.abort(new Error('stopped')),
  });
  await expect(search).rejects.toThrow('stopped');
});

test('programs are found on the PATH by the first name that exists', async () => {
  expect(await findOnPath(['no-such-program', 'sh'])).toMatch(/\/sh$/);
  expect(await findOnPath(['no-such-program'])).toBeNull();
  expect(await findOnPath(['sh'], { PATH: '' })).toBeNull();
});
