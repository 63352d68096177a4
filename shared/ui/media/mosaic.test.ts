import { describe, expect, it } from 'vitest';
import { mosaicCells } from './Gallery.js';

describe('a mosaic', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('fills its rows with %i items', (count) => {
    const cells = mosaicCells(count);
    const four = cells.reduce((sum, cell) => sum + (cell.isLarge ? 4 : cell.isWide ? 2 : 1), 0);
    const two = cells.reduce((sum, cell) => sum + (cell.isLarge ? 4 : cell.isWideOnPhone ? 2 : 1), 0);
    expect(cells).toHaveLength(count);
    expect(four % 4).toBe(0);
    expect(two % 2).toBe(0);
  });

  // spec: 9.mosaic.limit, 2.gallery.mosaic
  it('shows at most twelve', () => {
    expect(mosaicCells(18)).toHaveLength(12);
    expect(mosaicCells(0)).toEqual([]);
  });
});
