import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { common, inHeadings, makeFonts, makePaperFonts } from './fonts.js';

it('generates the committed files, within their size limits', async () => {
  const files = await makeFonts();
  const sizes: Record<string, number> = {};
  for (const [name, bytes] of files) {
    sizes[name] = bytes.length;
    const committed = await readFile(fileURLToPath(new URL(`../shared/ui/fonts/${name}`, import.meta.url)));
    expect(committed.equals(bytes), `${name}: run node --import tsx scripts/fonts.ts`).toBe(true);
  }
  expect(sizes['mona-sans-heading.woff2']).toBeLessThan(12_600);
  expect(sizes['mona-sans-text.woff2']).toBeLessThan(22_700);
});

it('generates the committed files of papers', async () => {
  for (const [name, bytes] of await makePaperFonts()) {
    const committed = await readFile(fileURLToPath(new URL(`../api/paper/fonts/${name}`, import.meta.url)));
    expect(committed.equals(bytes), `${name}: run node --import tsx scripts/fonts.ts`).toBe(true);
  }
});

it.each([
  ['400 700', common],
  ['800', inHeadings],
])('other letters of weight %s are all that the font of it lacks', async (weight, letters) => {
  const css = await readFile(fileURLToPath(new URL('../shared/ui/fonts.css', import.meta.url)), 'utf8');
  const [, ranges = ''] =
    new RegExp(`font-weight: ${weight};[^}]*mona-sans-latin[^}]*unicode-range:([^;]*);`).exec(css) ?? [];
  const others = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
  const latin = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => !/\p{Control}/u.test(letter),
  );
  expect(others).toEqual(latin.filter((letter) => !letters.includes(letter)));
});
