import { styled } from 'styled-components';
import { MediaFrame } from '../Block.js';
import { Strip } from '../Strip.js';
import { at, layout, space } from '../tokens.js';
import { useMediaTiles } from './MediaTile.js';
import { type Medium, shapeOf } from './medium.js';

type MediaStripProps = {
  /** What the media show: name of the list and of the lightbox. */
  readonly name: string;
  readonly media: readonly Medium[];
  /** `portrait` makes every card 4:5; otherwise each keeps its own shape at one height. */
  readonly portrait?: boolean;
  readonly first?: boolean;
};

/** Media in one row that scrolls sideways. The space of each is reserved before it loads. */
export function MediaStrip({ name, media, portrait = false, first = false }: MediaStripProps) {
  const { tile, lightbox } = useMediaTiles(name, media, first);
  return (
    <>
      <Strip columnWidth="auto" thirds={portrait} label={name}>
        {media.map((medium) => {
          const shape = portrait ? 4 / 5 : shapeOf(medium);
          return (
            <Card
              key={medium.id}
              data-portrait={portrait}
              data-third={portrait && media.length === 3}
              style={{ width: `min(86vw, calc(${height} * ${shape.toFixed(3)}))` }}
            >
              {tile(medium, sizesOf(shape, shapeOf(medium)))}
            </Card>
          );
        })}
      </Strip>
      {lightbox}
    </>
  );
}

/** A wide picture is cropped in a narrow card, so three quarters of its full width are sharp enough. */
function sizesOf(card: number, picture: number): string {
  const share = Math.max(1, (picture / card) * 0.75);
  return `min(${Math.round(86 * share)}vw, ${Math.round(460 * card * share)}px)`;
}

const height = 'clamp(300px, 34vw, 460px)';

const Card = styled(MediaFrame).attrs({ as: 'li' })`
  height: ${height};
  /* Three portraits fill the row on a desktop. */
  &[data-third='true'] {
    ${at.desktop} {
      width: calc((100vw - 2 * ${layout.gutter} - 2 * ${space(4)}) / 3) !important;
      height: auto;
      aspect-ratio: 4 / 5;
    }
  }
  ${at.print} {
    width: auto !important;
    height: auto;
    max-height: 320px;
    aspect-ratio: 1;
    &[data-portrait='true'] {
      aspect-ratio: 4 / 5;
    }
    /* A video cannot be printed, and its poster may not have loaded. */
    &:has(video) {
      display: none;
    }
  }
`;
