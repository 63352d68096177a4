import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafePath } from './buttons/rules.js';
import { internationalDigits, isPhone, phoneE164 } from './contact/phone.js';
import { isEmail } from './contact/rules.js';
import type { z } from 'zod';
import { entities } from './entities.js';
import { address, mediaItemInput, reorderRequest, requiredText, text } from './shapes.js';
import { clean, cleanLine } from './text/clean.js';
import { shorten } from './text/cut.js';
import { fold } from './text/fold.js';
import { isWebAddress } from './addresses/web.js';
import { parseStoredName, stemOfDerived } from './uploads/stored.js';

const own = 'https://agency.example';

/** The URL that a browser on one of our pages would open, if any. */
function destination(text: string): URL | null {
  try {
    return new URL(text, `${own}/admin/buttons`);
  } catch {
    return null;
  }
}

const hostile = fc.tuple(
  fc.constantFrom('', ' ', '\t', '\n', '\u00a0', '\ufeff', '\u0001'),
  fc.constantFrom(
    'javascript:',
    'java\tscript:',
    'JAVASCRIPT:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    '//',
    '/\\',
    '\\\\',
    '/\t/',
    '/',
    'https://',
    'http:\\\\',
    'https:',
  ),
  fc.oneof(
    fc.constantFrom('evil.example', 'alert(1)', '/evil.example', '\\evil.example'),
    fc.string({ unit: 'binary' }),
  ),
);

it('takes null and an empty id of a medium for absent, and a null caption for an empty one', () => {
  const medium = { type: 'image', url: '/uploads/a.webp' };
  expect(mediaItemInput.parse(medium)).toEqual(medium);
  expect(mediaItemInput.parse({ ...medium, id: null, caption: null })).toEqual({ ...medium, caption: '' });
  expect(mediaItemInput.parse({ ...medium, id: '' })).toEqual(medium);
  expect('caption' in mediaItemInput.parse(medium)).toBe(false);
});

describe('an address', () => {
  it.each([
    '',
    '/paketa',
    ' /evente',
    '/a b/ë.webp?x=//y#z',
    'foto.webp',
    'HTTP://example.com/a',
    'https://x.al',
  ])('may be %j', (each) => expect(isWebAddress(each)).toBe(true));

  it.each([
    'java\tscript:alert(1)',
    'javascript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\u00a0//evil.example',
    '/a\nb',
    '/\u007f/evil.example',
    'data:text/html,x',
    'blob:x',
    'https://',
  ])('is not %j, in any field for addresses', (each) => {
    expect(isWebAddress(each)).toBe(false);
    expect(isSafePath(each)).toBe(false);
    expect(address('Image').safeParse(each).success).toBe(false);
    expect(mediaItemInput.safeParse({ type: 'image', url: each }).success).toBe(false);
  });

  it('leads a browser only to our own site or to the web address that it looks like', () => {
    fc.assert(
      fc.property(hostile, (parts) => {
        const given = parts.join('');
        fc.pre(isWebAddress(given));
        const isForeign = /^\s*https?:/i.test(given);
        const strayed = [destination(given), destination(given.trim())].filter(
          (read) => read && !(/^https?:$/.test(read.protocol) && (isForeign || read.origin === own)),
        );
        expect(strayed).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a text', () => {
  it('may contain any character but NUL and ESC; what nobody sees is dropped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (each) => {
        const isPlain = !each.includes('\0') && !each.includes('\u001b');
        const isSeen = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(each);
        const read = text('Bio').safeParse(each);
        expect(read.success).toBe(isPlain);
        expect(read.data).toBe(isPlain ? clean(each) : undefined);
        expect(requiredText('Bio').safeParse(each).success).toBe(isPlain && isSeen);
      }),
      { numRuns: 1000 },
    );
    expect(text('Bio').parse('a\r\n\tb\n')).toBe('a\r\n\tb\n');
    for (const each of ['\0', 'a\0b', '\u001b[31m', '\ud83c']) {
      expect(text('Bio').safeParse(each).success, `${JSON.stringify(each)}`).toBe(false);
    }
  });

  it.each(['\u200b', ' \u202a\u202c ', '\ufeff\n', '\u2800'])('of %j alone is missing', (each) => {
    const { error } = requiredText('Title').safeParse(each);
    expect(error?.issues.map(({ message }) => message)).toContain('Title is required');
  });
});

describe('the rules of every field', () => {
  // Texts that make a backtracking pattern retry at every position: runs of one unit, with an end that does not match.
  const units = ['-', '/', ' ', '0', '%', '.', '@', 'a', '\\', ':', '+', '(', '\t', 'a@.', '1.', '//', '-a'];
  const texts = (length: number) =>
    units.flatMap((unit) => {
      const run = unit.repeat(length / unit.length);
      return [run, `${run} !`, `a@${run} !`, `/${run}\n`, `2026-06-14T${run}`, `1.${run}!`];
    });

  // In quadratic time these take seconds, otherwise a few ms. The test measures CPU time, which does not depend on
  // the load of the machine.
  const long = texts(64_000);
  const limitMs = 1_000;

  it('take time that is linear in the length of the text', () => {
    const fields = Object.values(entities).flatMap((entity) =>
      Object.values(entity.fields).map(({ shape }): z.ZodType => shape),
    );
    const rules: ((each: string) => unknown)[] = [
      ...fields.map((field) => (each: string) => field.safeParse(each)),
      isEmail,
      isPhone,
      internationalDigits,
      phoneE164,
      fold,
      cleanLine,
      (each) => shorten(each, 60),
      isSafePath,
      parseStoredName,
      stemOfDerived,
      (each) => mediaItemInput.safeParse({ type: 'image', url: each, caption: each, id: each }),
      (each) => entities.services.fields.features.shape.safeParse([each]),
      (each) => reorderRequest.safeParse([{ id: each, order: 1 }]),
    ];
    for (const each of long) {
      const began = process.cpuUsage();
      for (const rule of rules) rule(each);
      const { user } = process.cpuUsage(began);
      expect(user / 1000, `${JSON.stringify(each.slice(0, 12))}`).toBeLessThan(limitMs);
    }
  });
});
