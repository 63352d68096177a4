import { useState } from 'react';
import { styled } from 'styled-components';
import { contentLanguage, plainText } from '@ritmi/shared/domain/content';
import { fileAt, noteAt, positionOf } from '@ritmi/shared/domain/uploads/notes';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '../Language.js';
import { Ring, ringImage } from '../Ring.js';
import { color, layout, surface } from '../tokens.js';

/** A picture of the site itself: files `<path>-<width>.avif` and `.webp`. */
export type OwnPicture = {
  readonly path: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
};

type PictureProps = {
  /** The URL of an upload or of another site, or one of the site's own pictures. */
  readonly src: string | OwnPicture;
  /** What stands beside it in words; when empty, the text that the media library has for it. */
  readonly alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Width / height of the frame that it fills; its own when absent. */
  readonly ratio?: string;
  /** Set for the one large picture of the first screen. */
  readonly first?: boolean;
  /** Shown instead, at full width, in upright windows. */
  readonly upright?: OwnPicture;
  readonly className?: string;
  /** Shown when there is no file or it cannot be loaded; the ring when absent. */
  readonly fallback?: string;
};

const Frame = styled.picture`
  display: block;
  overflow: hidden;
  background-color: ${color.card};
  background-position: center;
  background-size: cover;
  img {
    ${layout.fill}
    object-fit: cover;
  }
  /* The ring is the loading state, as everywhere. */
  &[data-loading] {
    background-image: ${ringImage};
    background-repeat: no-repeat;
    background-size: 56px;
  }
  /* Replaces the browser's icon for a missing file. */
  &[data-fallback],
  &[data-missing] {
    display: grid;
    place-items: center;
    background-color: ${color.raised};
    ${surface.hairline()}
    /* At rest and faint: a red ring would look like one that loads. */
    > :is(img, svg) {
      width: min(28%, 96px);
      height: auto;
      opacity: 0.2;
      filter: grayscale(1);
    }
  }
  &[data-missing] {
    min-height: 96px;
  }
  /* No specificity, so that a list can set another radius for its pictures. */
  :where(&[data-fallback], &[data-missing]) {
    border-radius: inherit;
  }
`;

const avif = 'image/avif';

/** One file of medium size for the few browsers without AVIF. */
function middleOf(srcSet: string): string {
  const candidates = srcSet.split(', ').map((each) => each.split(' '));
  const middle = candidates.findLast(([, width = '']) => Number.parseInt(width, 10) <= 960) ?? candidates[0];
  return middle?.[0] ?? '';
}

function srcSetOf({ path, widths }: OwnPicture, format: 'avif' | 'webp'): string {
  return widths.map((each) => `${path}-${each}.${format} ${each}w`).join(', ');
}

/** Lists only the files of the better format: a page has many pictures, and their URLs are most of its bytes. */
function filesOf(src: string | OwnPicture) {
  if (typeof src === 'string') {
    const picture = pictureOf(src);
    const [better, other] = picture?.sources ?? [];
    return { file: other ? middleOf(other.srcSet) : fileAt(src), picture, srcSet: better?.srcSet };
  }
  const { width, height } = src;
  const picture = { width, height, color: undefined, placeholder: null };
  return { file: middleOf(srcSetOf(src, 'webp')), picture, srcSet: srcSetOf(src, 'avif') };
}

/** Escapes an address for `url()` without quotes. Existing escapes and a stray `%` stay as they are. */
function escaped(address: string): string {
  return encodeURI(address)
    .replaceAll('%25', '%')
    .replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** A responsive picture. Its colour and a blurred placeholder fill the reserved space until the file has loaded. */
export function Picture(props: PictureProps) {
  const { src, sizes, ratio, first = false, upright, className, fallback } = props;
  const { language } = useLanguage();
  const [brokenFile, setBrokenFile] = useState<string | null>(null);
  const wanted = filesOf(src);
  const isBroken = brokenFile === wanted.file;
  const handleBroken = () => setBrokenFile(wanted.file);
  const shownFallback = fallback && (isBroken || src === '') ? fallback : null;
  const { file, picture, srcSet } = shownFallback ? filesOf(shownFallback) : wanted;
  // The site's own pictures have no placeholder, and no transparent parts.
  const isOpaque = typeof src !== 'string';
  const isMissing = isBroken && !shownFallback;
  const note = typeof src === 'string' && !shownFallback ? noteAt(src) : {};
  const noted = props.alt === '' ? note.alt : undefined;
  const alt = noted ? plainText(noted) : props.alt;
  const position = note.focus && positionOf(note.focus);
  const aspectRatio = ratio ?? (picture ? `${picture.width} / ${picture.height}` : undefined);
  const placeholder = picture?.placeholder ? `url(${escaped(picture.placeholder)})` : undefined;
  return (
    <Frame
      className={className}
      data-fallback={shownFallback ? '' : undefined}
      data-missing={isMissing ? '' : undefined}
      data-loading={isOpaque && !first && !isMissing ? '' : undefined}
      style={{
        aspectRatio,
        backgroundColor: picture?.color,
        backgroundImage: isMissing ? undefined : placeholder,
        ...(position && { backgroundPosition: position }),
      }}
    >
      {isMissing ? (
        <Ring {...(alt && { label: alt })} />
      ) : (
        <>
          {upright && (
            <source
              media="(max-aspect-ratio: 4/5)"
              type={avif}
              srcSet={srcSetOf(upright, 'avif')}
              sizes="100vw"
            />
          )}
          {srcSet && <source type={avif} srcSet={srcSet} sizes={sizes} />}
          <img
            src={file}
            alt={alt}
            {...(noted && contentLanguage(noted) !== language && { lang: contentLanguage(noted) })}
            {...(position && { style: { objectPosition: position } })}
            {...(picture ? { width: picture.width, height: picture.height } : {})}
            loading={first ? 'eager' : 'lazy'}
            {...(first && { fetchPriority: 'high', decoding: 'sync' })}
            ref={(image) => {
              // The file may have failed before hydration.
              if (!isBroken && image?.complete && image.naturalWidth === 0) handleBroken();
            }}
            onError={handleBroken}
          />
        </>
      )}
    </Frame>
  );
}
