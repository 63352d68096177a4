import { styled } from 'styled-components';
import { MediaFrame } from '../Block.js';
import { at } from '../tokens.js';
import { useMediaTiles } from './MediaTile.js';
import { type Medium, shapeOf } from './medium.js';

type GalleryProps = {
  /** What the media show: name of the list and of the lightbox. */
  readonly name: string;
  readonly media: readonly Medium[];
  readonly layout?: 'grid' | 'mosaic';
  readonly columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Minimum width of a tile in a grid; where it does not fit, there are fewer columns. */
  readonly size?: keyof typeof minWidthsPx;
  readonly ratio?: keyof typeof ratios | 'auto';
  readonly first?: boolean;
};

const minWidthsPx = { small: 140, medium: 220, large: 320 };
const ratios = { square: '1 / 1', video: '16 / 9' };

/** Media in a grid of up to six columns, or in a mosaic of up to twelve (specification section 2). */
export function Gallery({ layout = 'grid', first = false, ...props }: GalleryProps) {
  const { name, media, columns = 3, size = 'medium', ratio = 'square' } = props;
  const { tile, lightbox } = useMediaTiles(name, media, first);
  const cells = mosaicCells(media.length);
  if (layout === 'mosaic') {
    return (
      <MosaicFrame>
        <MosaicList aria-label={name} $alone={cells.length === 1}>
          {cells.map((cell, index) => {
            const medium = media[index];
            const sizes = cell.isLarge ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 50vw';
            return (
              medium && (
                <MosaicTile key={medium.id} $cell={cell}>
                  {tile(medium, sizes)}
                </MosaicTile>
              )
            );
          })}
        </MosaicList>
        {lightbox}
      </MosaicFrame>
    );
  }
  const sizes = `(min-width: ${columns * minWidthsPx[size]}px) ${Math.round(100 / columns)}vw, 50vw`;
  return (
    <>
      <GridList aria-label={name} $columns={columns} $minWidthPx={minWidthsPx[size]}>
        {media.map((medium) => (
          <MediaFrame
            as="li"
            key={medium.id}
            style={{ aspectRatio: ratio === 'auto' ? shapeOf(medium) : ratios[ratio] }}
          >
            {tile(medium, sizes)}
          </MediaFrame>
        ))}
      </GridList>
      {lightbox}
    </>
  );
}

/** Maximum number of items in a mosaic (specification section 9). */
const mosaicLimit = 12;

type Cell = {
  /** Two columns and two rows. */
  readonly isLarge: boolean;
  /** Two columns where the mosaic has four. */
  readonly isWide: boolean;
  /** Both columns where it has two. */
  readonly isWideOnPhone: boolean;
};

/**
 * Cells that leave no gap in a mosaic: the first item is large (both of two), and as many of the last items are wide as
 * are needed to fill the rows of four columns, or of two on a phone.
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

const gap = 'clamp(6px, 0.8vw, 12px)';

// As many columns as fit, up to the given number.
const GridList = styled.ul<{ $columns: number; $minWidthPx: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      max(
        min(${({ $minWidthPx }) => $minWidthPx}px, 100%),
        calc((100% - ${({ $columns }) => $columns - 1} * ${gap}) / ${({ $columns }) => $columns})
      ),
      1fr
    )
  );
  align-items: start;
  gap: ${gap};
`;

const MosaicFrame = styled.div`
  container-type: inline-size;
`;

const MosaicList = styled.ul<{ $alone: boolean }>`
  display: grid;
  gap: ${gap};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: calc((100cqi - ${gap}) / 2);
  grid-auto-flow: dense;
  ${at.wide} {
    grid-template-columns: repeat(${({ $alone }) => ($alone ? 2 : 4)}, minmax(0, 1fr));
    grid-auto-rows: calc((100cqi - 3 * ${gap}) / 4);
  }
`;

const MosaicTile = styled(MediaFrame).attrs({ as: 'li' })<{ $cell: Cell }>`
  grid-column: ${({ $cell }) => ($cell.isLarge || $cell.isWideOnPhone ? 'span 2' : 'auto')};
  grid-row: ${({ $cell }) => ($cell.isLarge ? 'span 2' : 'auto')};
  ${at.wide} {
    grid-column: ${({ $cell }) => ($cell.isLarge || $cell.isWide ? 'span 2' : 'auto')};
  }
`;
