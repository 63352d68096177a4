import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeFonts, makePaperFonts } from './fonts.js';

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
