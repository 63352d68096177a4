import { expect, it } from 'vitest';
import { sampleMedium } from '@ritmi/shared/domain/sample';
import { ownRows } from './rows.js';

const mediaOf = (widths: readonly number[]) =>
  widths.map((width, index) =>
    sampleMedium({ id: String(index), url: `/uploads/a-1f9c02ab7e-${width}x600-ff0000.webp` }),
  );

it.each([
  [[], []],
  [[900], [true]],
  [
    [1440, 1440],
    [false, false],
  ],
  [
    [900, 900, 1280],
    [false, false, true],
  ],
  [
    [900, 900, 1440, 900, 900, 1440],
    [false, false, true, false, false, true],
  ],
  [
    [900, 900, 1200, 900, 1440, 900],
    [false, false, false, false, true, true],
  ],
  [
    [900, 900, 1200, 1440, 1440],
    [false, false, false, false, true],
  ],
])('gives media of the widths %j a row of their own: %j', (widths, own) => {
  expect(ownRows(mediaOf(widths))).toEqual(own);
});

it('takes a file of unknown width for a wide one', () => {
  const media = ['a', 'b', 'c'].map((name) =>
    sampleMedium({ id: name, url: `https://example.com/${name}.jpg` }),
  );
  expect(ownRows(media)).toEqual([false, false, true]);
});
