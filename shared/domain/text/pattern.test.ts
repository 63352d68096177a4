import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from './clean.js';
import { fold } from './fold.js';
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
  ['Großmann', 'Großmann'],
  ['grossmann', 'Großmann'],
  ['GROẞMANN', 'Grossmann'],
  ['aero', 'Ærø'],
  ['œuvre', 'OEUVRE'],
  ['Þór', 'Thor'],
  ['Αθήνα', 'Αθήνα'],
  ['αθηνα', 'ΑΘΉΝΑ'],
  ['Οδυσσεας', 'Ὀδυσσεύς Οδυσσέας'],
  ['Николай', 'Николай'],
  ['николаи', 'НИКОЛАЙ'],
  ['Ёлка', 'елка'],
  ['김민준', '김민준'],
  ['김민준', '김민준'.normalize('NFD')],
  ['ガ', 'ガ'.normalize('NFD')],
  ['ﬁesta ½', 'ﬁesta ½'],
  ['❤ ritmi', '❤️ Ritmi'],
  ['👩‍🚀', '👩‍🚀 Ana'],
])('%s finds %s', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

it('finds no other words, and has none of a blank search', () => {
  expect([finds('vlore', 'Durrës'), finds('a.b', 'acb')]).toEqual([false, false]);
  expect(searchPatterns('  ')).toEqual([]);
  expect(searchPatterns('\0')).toEqual([]);
});

describe('a search', () => {
  const letters = Array.from('eéëEçđßẞæŒþ' + 'αάΑὀςΣώ' + 'йИёЇ' + 'saot');
  const signs = ['e\u0308', 'и\u0306', '’', '“', '—', '.', '(', '\\', '\u200b', ' ', '\u00a0'];
  const familiar = fc.string({ unit: fc.constantFrom(...letters, ...signs), maxLength: 30 });
  const any = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...letters, ...signs, 'ﬁ', 'K', '한', 'が', 'ｶ', 'ﾞ', '👩‍🚀', '❤️', '½', '΄'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 30,
  });

  it('finds the same text', () => {
    fc.assert(
      fc.property(any, (text) => {
        // NUL is refused, and never stored.
        expect(finds(text, clean(text).replaceAll('\0', ''))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('finds a text of Latin, Greek and Cyrillic letters whatever form, case or quotes it is typed in', () => {
    fc.assert(
      fc.property(familiar, (text) => {
        // Three s are two letters in two ways; a pattern of every way would grow with each s.
        fc.pre(!fold(text).includes('sss'));
        for (const other of [fold(text), text.normalize('NFD'), text.toUpperCase()]) {
          expect([other, finds(other, clean(text))]).toEqual([other, true]);
          expect([other, finds(text, clean(other))]).toEqual([other, true]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes time that is linear in the length of the text, and has no long pattern', () => {
    const runs = ['s', 'ß', 'o', 'ω', 'e\u0308', 'ₒ', '\u0301', "'", '´'];
    const began = process.cpuUsage();
    for (const unit of runs) {
      const long = unit.repeat(20_000);
      const patterns = searchPatterns(long);
      expect(patterns.every((pattern) => Buffer.byteLength(pattern) < 32_000)).toBe(true);
      expect(finds(`${unit.repeat(45)}!`, long)).toBe(false);
    }
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(5_000);
  });
});
