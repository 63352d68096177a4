import { type CSSProperties, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { mediaType } from '@ritmi/shared/domain/media';
import { Picture } from './Picture.js';
import { color, motion } from '../tokens.js';

type MediaProps = {
  /** URL of a picture or video; empty shows the fallback. */
  readonly src: string;
  readonly alt: string;
  readonly sizes: string;
  /** Width / height of the frame. */
  readonly ratio: string;
  /** Shown when there is no file or it cannot be loaded. */
  readonly fallback: string;
  /** Extensions that play as video. */
  readonly videoExtensions?: readonly string[];
  readonly first?: boolean;
};

/** The head of a card: a picture, or a silent clip. */
export function Media({ videoExtensions, first = false, ...rest }: MediaProps) {
  return mediaType(rest.src, videoExtensions) === 'video' ? (
    <SilentClip {...rest} />
  ) : (
    <Picture {...rest} first={first} />
  );
}

/** Newer browsers load a poster, like a picture, only when it comes near; React's types do not know it yet. */
export const lazyPoster = { loading: 'lazy' };

/** Without scripts Chromium never loads a lazy video's poster: the same file is the video's background then. */
export const stillWithoutScripts = css`
  @media (scripting: none) {
    &:not(:fullscreen) {
      background-image: var(--still);
      background-position: center;
      background-size: cover;
    }
  }
`;

/** Style of a video that has `stillWithoutScripts`. */
export function still(poster: string | undefined): CSSProperties {
  return poster ? { '--still': `url(${JSON.stringify(poster)})` } : {};
}

const Clip = styled.video`
  display: block;
  width: 100%;
  object-fit: cover;
  background: ${color.card};
  ${stillWithoutScripts}
`;

/** What moves beside other things for longer needs a button that stops it (WCAG 2.2.2). */
const longestPlayMs = 5_000;

/** Plays for a few seconds each time it comes into view, and not at all for those who want less motion. */
function SilentClip({ src, alt, ratio }: Pick<MediaProps, 'src' | 'alt' | 'ratio'>) {
  const clip = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = clip;
    if (!current || motion.isReduced()) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const handlePlaying = () => {
      clearTimeout(rest);
      rest = setTimeout(() => current.pause(), longestPlayMs);
    };
    current.addEventListener('playing', handlePlaying);
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A browser may refuse to play, to save power; the poster stays then.
        if (entry?.isIntersecting) current.play().catch(() => undefined);
        else current.pause();
      },
      { threshold: 0.6 },
    );
    observer.observe(current);
    return () => {
      clearTimeout(rest);
      current.removeEventListener('playing', handlePlaying);
      observer.disconnect();
    };
  }, []);
  const poster = videoOf(src)?.poster;
  return (
    <Clip
      ref={clip}
      src={src}
      poster={poster}
      style={{ aspectRatio: ratio, ...still(poster) }}
      muted
      playsInline
      preload={poster ? 'none' : 'metadata'}
      {...lazyPoster}
      {...(alt ? { 'aria-label': alt } : { 'aria-hidden': true })}
    />
  );
}
