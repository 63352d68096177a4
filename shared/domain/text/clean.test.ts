import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, cleanLine, isInvisible, withoutBreaks } from './clean.js';

const emoji = ['👨‍👩‍👧‍👦', '👩🏽‍🎤', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈', '👁️‍🗨️', '🇦🇱', '👍🏽', '☎️'];

describe('pasted text', () => {
  it.each([
    ['DJ\u000bdhe dritat', 'DJ\ndhe dritat'],
    ['a\u000cb\u0085c\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['\u202a+355 68 765 4321\u202c', '+355 68 765 4321'],
    ['\ufeffRitmi\u200b\u2060\u00ad', 'Ritmi'],
    ['Dasma\u0007 e\u007f plotë\u009d', 'Dasma e plotë'],
    ['a\u200db\u200cc', 'abc'],
    ['👩\u200d', '👩'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Çmimi:\t150 €\r\n“Gëzuar”\n', 'Çmimi:\t150 €\r\n“Gëzuar”\n'],
    // Refused by the schemas.
    ['a\0\u001bb', 'a\0\u001bb'],
  ])('%j is stored as %j', (text, expected) => expect(clean(text)).toBe(expected));

  it.each(emoji)('keeps %s whole', (each) => expect(clean(`a${each}b${each}`)).toBe(`a${each}b${each}`));

  const dropped = ['\u200b', '\u202e', '\u2028', '\u000b', '\u0001'];

  const texts = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...emoji, '\u200d', '\u200c', ...dropped, 'ë', ' ', 'ک'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });

  it('is clean after one pass, and loses nothing that is seen', () => {
    const seen = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '');
    fc.assert(
      fc.property(texts, (text) => {
        const stored = clean(text);
        expect(clean(stored)).toBe(stored);
        expect(seen(stored)).toBe(seen(text));
        for (const each of dropped) expect(stored).not.toContain(each);
        expect(isInvisible(stored)).toBe(isInvisible(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('becomes one line where a field has one', () => {
    expect(withoutBreaks('  Dasma\u000be\r\n\u200bplotë  ')).toBe('  Dasma e plotë  ');
    expect(cleanLine(' Dasma\u000be\r\n\u200bplotë\u2028 ')).toBe('Dasma e plotë');
  });
});

describe('a text that nobody sees', () => {
  it.each([
    '',
    ' \n\t',
    '\u200b',
    '\u202a\u202c',
    '\ufeff\u00ad',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u200d\u200d',
  ])('%j is empty', (text) => expect(isInvisible(text)).toBe(true));

  it.each(['.', '0', '🎉', '\u200ba', '―'])('%j is not', (text) => expect(isInvisible(text)).toBe(false));
});
