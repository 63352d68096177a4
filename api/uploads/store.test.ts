import { expect, it } from 'vitest';
import { baseNameOf } from './store.js';

it.each([
  ['dasma.jpg', 'dasma'],
  ['Vallja e parë.JPEG', 'Vallja-e-parë'],
  ['çifti_2025-06.final.png', 'çifti_2025-06.final'],
  ['C:\\fotot\\nata.webp', 'nata'],
  ['../../etc/passwd', 'passwd'],
  ['a"b<c>, d(1).gif', 'a-b-c-d-1'],
  ['\u0000\u202e.png', 'file'],
  ['.htaccess', 'file'],
  ['...', 'file'],
  ['', 'file'],
  ['Ё́жик.png', 'Ё́жик'],
])('%j becomes %s', (filename, base) => expect(baseNameOf(filename)).toBe(base));

it('stays short enough for file systems without cutting a letter', () => {
  const base = baseNameOf(`${'ë'.repeat(300)}.png`);
  expect(Buffer.byteLength(base)).toBe(120);
  expect(base).toBe('ë'.repeat(60));
});

it.each([
  ['hyphens', `a${'-'.repeat(16_000)}a`],
  ['marks', `a${'\u0301\u0327'.repeat(4_000)}`],
  ['dots', '.'.repeat(16_000)],
])('takes under 5 ms for a long name of %s', (_kind, filename) => {
  // The fastest of ten runs, because a busy machine delays single ones.
  const tookMs = Array.from({ length: 10 }, () => {
    const begin = performance.now();
    baseNameOf(filename);
    return performance.now() - begin;
  });
  expect(Math.min(...tookMs)).toBeLessThan(5);
});
