import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { plainClick } from '../Button.js';
import { lazyPart } from '../LazyPart.js';
import { hover, layout } from '../tokens.js';
import type { LightboxProps } from './LightboxSlides.js';
import { altOf, type Medium } from './medium.js';
import { Picture } from './Picture.js';
import { VideoPlayer } from './VideoPlayer.js';

// The lightbox and its styles are loaded at the first click; if that fails, the link opens the full picture.
const Lightbox = lazyPart(
  () =>
    Promise.all([import('./LightboxSlides.js'), import('yet-another-react-lightbox/styles.css')]).then(
      ([{ LightboxSlides }]) => LightboxSlides,
    ),
  ({ opened }: LightboxProps) => opened.url,
);

/**
 * A list of media with one lightbox. `tile` renders one medium, which fills its container of the width `sizes`: a picture
 * that opens the lightbox, or a video with its player. Render `lightbox` once, anywhere. Set `first` for media on the
 * first screen of a page.
 */
export function useMediaTiles(name: string, media: readonly Medium[], first = false) {
  const [openId, setOpenId] = useState<string | null>(null);
  const opener = useRef<HTMLElement>(null);
  const opened = media.find(({ id }) => id === openId);

  function tile(medium: Medium, sizes: string) {
    const alt = altOf(medium, name, media);
    if (medium.type === 'video') return <VideoPlayer src={medium.url} label={alt} poster={medium.poster} />;
    const handleClick = plainClick((link) => {
      opener.current = link;
      setOpenId(medium.id);
    });
    return (
      // Keeps the site's router from handling the picture's address.
      <PictureLink href={fileAt(medium.url)} data-vike="false" onClick={handleClick}>
        <Picture
          src={medium.picture ?? medium.url}
          alt={alt}
          sizes={sizes}
          ratio="auto"
          first={first && medium === media[0]}
        />
      </PictureLink>
    );
  }

  function handleClose() {
    setOpenId(null);
    opener.current?.focus({ preventScroll: true });
  }
  const lightbox = opened && <Lightbox name={name} media={media} opened={opened} onClose={handleClose} />;
  return { tile, lightbox };
}

const PictureLink = styled.a`
  display: block;
  ${layout.fill}
  overflow: hidden;
  border-radius: inherit;
  picture {
    ${layout.fill}
  }
  ${hover.card}
`;
