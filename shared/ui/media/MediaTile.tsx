import { type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../Button.js';
import { lazyPart } from '../LazyPart.js';
import { cardHover } from '../tokens.js';
import type { LightboxPicture, LightboxProps } from './LightboxSlides.js';
import { altOf, type Medium, posterOf } from './medium.js';
import { Picture } from './Picture.js';
import { VideoPlayer } from './VideoPlayer.js';

// The full-screen view and its styles are loaded at the first click; without them the link leads to the full picture.
const Lightbox = lazyPart(
  () =>
    Promise.all([import('./LightboxSlides.js'), import('yet-another-react-lightbox/styles.css')]).then(
      ([{ LightboxSlides }]) => LightboxSlides,
    ),
  ({ pictures, index }: LightboxProps) => pictures[index]?.src ?? '',
);

type Tile = {
  readonly medium: Medium;
  /** Place in the whole set. */
  readonly index: number;
  /** How wide it is shown, as the `sizes` attribute has it. */
  readonly sizes: string;
  /** For a picture of the first screen. */
  readonly first?: boolean;
};

/**
 * Media of one thing, which share a lightbox. `tile` draws one of them filling its place: a picture that opens, or a
 * video with its player. `lightbox` is to be rendered once, anywhere.
 */
export function useMediaTiles(name: string, media: readonly Medium[]) {
  const [open, setOpen] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const pictures = media.flatMap((medium, index): (LightboxPicture & { readonly id: string })[] => {
    const { id, type, url, caption } = medium;
    return type === 'image' ? [{ id, src: url, alt: altOf(medium, name, index), caption }] : [];
  });
  const openIndex = pictures.findIndex(({ id }) => id === open);

  function tile({ medium, index, sizes, first = false }: Tile) {
    const alt = altOf(medium, name, index);
    if (medium.type === 'video')
      return <VideoPlayer src={medium.url} label={alt} poster={posterOf(medium)} />;
    const handleClick = (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      opener.current = event.currentTarget;
      setOpen(medium.id);
    };
    return (
      // The site's router stays away from the picture's address.
      <PictureLink href={medium.url} data-vike="false" onClick={handleClick}>
        <Picture src={medium.picture ?? medium.url} alt={alt} sizes={sizes} ratio="auto" first={first} />
      </PictureLink>
    );
  }

  function handleClose() {
    setOpen(null);
    opener.current?.focus({ preventScroll: true });
  }
  const lightbox =
    openIndex < 0 ? null : (
      <Lightbox name={name} pictures={pictures} index={openIndex} onClose={handleClose} />
    );
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
  ${cardHover}
`;
