/** Items of a mosaic at most (specification section 9). */
const mosaicLimit = 12;

export type Cell = {
  /** Two columns and two rows. */
  readonly isLarge: boolean;
  /** Two columns where the mosaic has four. */
  readonly isWide: boolean;
  /** Both columns where it has two. */
  readonly isWideOnPhone: boolean;
};

/**
 * Cells that leave no gap in a mosaic: the first item is large (of two, both), and as many of the last ones are wide as
 * it takes to fill the rows of four, or of two on a phone.
 */
export function mosaicCells(count: number): Cell[] {
  const shown = Math.min(count, mosaicLimit);
  const large = shown === 2 ? 2 : 1;
  const wide = (12 - 3 * large - shown + 4) % 4;
  return Array.from({ length: shown }, (_, index) => ({
    isLarge: index < large,
    isWide: index >= large && index >= shown - wide,
    isWideOnPhone: index >= large && index === shown - 1 && shown % 2 === 0,
  }));
}
