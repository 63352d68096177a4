import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cut, cutStart, firstCharacter, shorten } from './cut.js';

const family = '👨‍👩‍👧‍👦';
const flag = '🇦🇱';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', 'ë', 'e\u0308', family, flag, '👍🏽', '🎉', '한', 'क्षि'),
    maxLength: 60,
  }),
);

describe('a cut text', () => {
  it.each([
    ['Tiranë', 200, 'Tiranë'],
    [`${'a'.repeat(199)}🎉`, 200, 'a'.repeat(199)],
    [`${'a'.repeat(198)}🎉b`, 200, `${'a'.repeat(198)}🎉`],
    [`Dasma ${family}`, 8, 'Dasma '],
    [`${flag}${flag}`, 6, flag],
    ['Ge\u0308zuar', 2, 'G'],
    ['', 0, ''],
  ])('%j of at most %i is %j', (text, maxLength, expected) => expect(cut(text, maxLength)).toBe(expected));

  it('is a start of whole characters, as long as possible', () => {
    const segmenter = new Intl.Segmenter();
    fc.assert(
      fc.property(texts, fc.nat(80), (text, maxLength) => {
        const start = cut(text, maxLength);
        expect(text.startsWith(start)).toBe(true);
        expect(start.length).toBeLessThanOrEqual(maxLength);
        expect(() => encodeURIComponent(start)).not.toThrow();
        const next = segmenter.segment(text).containing(start.length);
        if (!next || start.length === 0) return;
        // Only a first character that is itself too long is cut inside.
        const isCutInside = next.index === 0;
        expect(isCutInside || next.index + next.segment.length > maxLength).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes the same time however long the rest is', () => {
    expect(cut(`e${'\u0301'.repeat(1_000_000)}`, 200)).toHaveLength(200);
    expect(cut('🎉'.repeat(1_000_000), 200)).toHaveLength(200);
  });
});

describe('the end of a text', () => {
  it.each([
    ['Tiranë', 60, 'Tiranë'],
    [`a🎉${'b'.repeat(59)}`, 60, 'b'.repeat(59)],
    [`a🎉${'b'.repeat(58)}`, 60, `🎉${'b'.repeat(58)}`],
    [`${flag}${flag}`, 6, flag],
    ['e\u0308', 1, ''],
  ])('%j of at most %i is %j', (text, maxLength, expected) =>
    expect(cutStart(text, maxLength)).toBe(expected),
  );

  it('begins with a whole character', () => {
    fc.assert(
      fc.property(texts, fc.nat(80), (text, maxLength) => {
        const end = cutStart(text, maxLength);
        expect(text.endsWith(end)).toBe(true);
        expect(end.length).toBeLessThanOrEqual(maxLength);
        expect(['', ...graphemesOf(text)]).toContain(firstCharacter(end));
      }),
      { numRuns: 1000 },
    );
  });
});

test.each([
  ['arta', 'a'],
  [`${family} e re`, family],
  ['e\u0308', 'e\u0308'],
  ['', ''],
])('the first character of %j is %j', (text, expected) => expect(firstCharacter(text)).toBe(expected));

const graphemesOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

describe('a shortened text', () => {
  it.each([
    ['Dasma  në\nDurrës', 60, 'Dasma në Durrës'],
    ['Dasma në Durrës', 9, 'Dasma në…'],
    ['Dasma në Durrës', 10, 'Dasma në…'],
    ['Fishekzjarre', 6, 'Fishe…'],
    [`Dasma${family}`, 8, 'Dasma…'],
  ])('%j of at most %i is %j', (text, maxLength, expected) =>
    expect(shorten(text, maxLength)).toBe(expected),
  );

  it('is one line of whole characters within the limit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 80 }), (text, maxLength) => {
        const short = shorten(text, maxLength);
        expect(short.length).toBeLessThanOrEqual(maxLength);
        expect(short).not.toMatch(/^\s|\s$|[\n\t]/);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});
