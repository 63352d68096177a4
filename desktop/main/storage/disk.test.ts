import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOrSetAside } from './disk.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ritmi-aside-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder in the place of a file is set aside', () => {
  const path = join(folder, 'settings.json');
  mkdirSync(path);
  const open = () => {
    writeFileSync(path, '{}');
    return readFileSync(path, 'utf8');
  };
  const warnings: string[] = [];
  expect(openOrSetAside(path, open, (line) => warnings.push(line))).toBe('{}');
  expect(warnings).toHaveLength(1);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a failure that has nothing to do with what is there is passed on', () => {
  const fail = () => {
    throw new Error('disk full');
  };
  expect(() => openOrSetAside(join(folder, 'nothing'), fail, () => undefined)).toThrow('disk full');
});
