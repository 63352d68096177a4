import { styled } from 'styled-components';
import { Picture } from '../Picture.js';
import { motion, withMouse } from '../tokens.js';
import type { LightboxPicture } from './Lightbox.js';
import { altOf, type Medium, posterOf } from './medium.js';
import { useLightbox } from './useLightbox.js';
import { VideoPlayer } from './VideoPlayer.js';

type Tile = {
  readonly medium: Medium;
  /** Place in the whole set. */
  readonly index: number;
  /** How wide it stands, as the `sizes` attribute has it. */
  readonly sizes: string;
  /** For a picture of the first screen. */
  readonly first?: boolean;
};

/**
 * Media of one thing, which share a lightbox. `tile` draws one of them filling its place: a picture that opens, or a
 * video with its player. `lightbox` is to be rendered once, anywhere.
 */
export function useMediaTiles(name: string, media: readonly Medium[]) {
  const pictures: LightboxPicture[] = [];
  const places = new Map<string, number>();
  for (const [index, medium] of media.entries()) {
    if (medium.type !== 'image') continue;
    places.set(medium.id, pictures.length);
    pictures.push({ src: medium.url, alt: altOf(medium, name, index), caption: medium.caption });
  }
  const { linkTo, lightbox } = useLightbox(name, pictures);

  function tile({ medium, index, sizes, first = false }: Tile) {
    const alt = altOf(medium, name, index);
    const place = places.get(medium.id);
    if (place === undefined) return <VideoPlayer src={medium.url} label={alt} poster={posterOf(medium)} />;
    return (
      <PictureLink {...linkTo(place)}>
        <Picture src={medium.picture ?? medium.url} alt={alt} sizes={sizes} ratio="auto" first={first} />
      </PictureLink>
    );
  }

  return { tile, lightbox };
}

const PictureLink = styled.a`
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: inherit;
  picture {
    width: 100%;
    height: 100%;
  }
  img {
    transition: transform ${motion.enter};
  }
  ${withMouse} {
    &:hover img {
      transform: scale(1.025);
    }
  }
`;
