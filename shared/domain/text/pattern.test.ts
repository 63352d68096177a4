import { expect, it } from 'vitest';
import { searchPatterns } from './pattern.js';

const finds = (search: string, text: string) =>
  searchPatterns(search).every((pattern) => new RegExp(pattern, 'iu').test(text));

it.each([
  ['durres', 'Durrës'],
  ['DURRËS', 'durres'],
  ['durres', 'Durre\u0308s'],
  ['ndricim', 'Ndriçim skenik'],
  ['hoxha ana', 'Ana Hoxha'],
  ['r-7kmq4', 'R-7KMQ4'],
  ['(a.b)', 'x (a.b)'],
  ["d'angelo", 'Gina D’Angelo'],
  ['d’angelo', "Gina D'Angelo"],
  ['"nata"', '“Nata”'],
  ['2025-2026', '2025–2026'],
  ['dur\0res', 'Durrës, në rezidencë'],
  ['dorde łódz', 'Đorđe Łódź'],
])('%s finds %s', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

it('finds no other words, and has none of a blank search', () => {
  expect([finds('vlore', 'Durrës'), finds('a.b', 'acb')]).toEqual([false, false]);
  expect(searchPatterns('  ')).toEqual([]);
  expect(searchPatterns('\0')).toEqual([]);
});
