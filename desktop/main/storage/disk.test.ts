import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../log.js';
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
  const warn = vi.spyOn(log, 'warn');
  expect(openOrSetAside(path, open)).toBe('{}');
  expect(warn).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a failure is thrown when there is no file to set aside', () => {
  const fail = () => {
    throw new Error('disk full');
  };
  expect(() => openOrSetAside(join(folder, 'nothing'), fail)).toThrow('disk full');
});
