import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { noteAt, playable, positionOf } from '@ritmi/shared/domain/uploads/notes';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { mediaType } from '@ritmi/shared/domain/media';
import { Picture } from './Picture.js';
import { color, motion } from '../tokens.js';

type MediaProps = {
  /** URL of a picture or video; empty shows the fallback. */
  readonly src: string;
  readonly sizes: string;
  /** Width / height of the frame. */
  readonly ratio: string;
  /** Shown when there is no file or it cannot be loaded. */
  readonly fallback: string;
  /** Extensions that play as video. */
  readonly videoExtensions?: readonly string[];
  readonly first?: boolean;
};

/** The picture or muted clip of a card. The card's title describes it, so it needs no text of its own. */
export function Media({ videoExtensions, ...rest }: MediaProps) {
  const { src, ratio } = rest;
  if (mediaType(src, videoExtensions) === 'video') return <MutedClip src={src} ratio={ratio} />;
  return <Picture {...rest} alt="" />;
}

// Newer browsers also load a poster lazily; React's types do not include it yet.
const lazyPoster = { loading: 'lazy' };

/** A video that covers its container and loads its poster lazily. */
export const Film = styled.video.attrs(({ poster }) => ({
  ...lazyPoster,
  playsInline: true,
  style: poster ? { '--still': `url(${JSON.stringify(poster)})` } : {},
}))`
  width: 100%;
  object-fit: cover;
  background: ${color.card};
  /* Without scripts Chromium never loads a lazy poster, so the same file is the background. */
  @media (scripting: none) {
    &:not(:fullscreen) {
      background-image: var(--still);
      background-position: center;
      background-size: cover;
    }
  }
`;

/** What a film plays: one file, or the first of several that fits. With other files it must be another element. */
export function filmOf(address: string) {
  const { src, sources } = playable(address);
  return { src, children: sources.map((source) => <source key={source.src} {...source} />) };
}

/** Keeps the focal point of a film in its frame. */
export function focusStyle(src: string): { readonly objectPosition?: string } {
  const { focus } = noteAt(src);
  return focus ? { objectPosition: positionOf(focus) } : {};
}

/** Longer motion would need a button to stop it (WCAG 2.2.2). */
const longestPlayMs = 5_000;

/** Plays for a few seconds each time it comes into view, and never with reduced motion. */
function MutedClip({ src, ratio }: Pick<MediaProps, 'src' | 'ratio'>) {
  const clip = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = clip;
    if (!current || motion.isReduced()) return undefined;
    let pauseTimer: ReturnType<typeof setTimeout> | undefined;
    const handlePlaying = () => {
      clearTimeout(pauseTimer);
      pauseTimer = setTimeout(() => current.pause(), longestPlayMs);
    };
    current.addEventListener('playing', handlePlaying);
    const observer = new IntersectionObserver(
      (crossings) => {
        // A browser may refuse to play to save power; the poster then stays.
        if (crossings.at(-1)?.isIntersecting) current.play().catch(() => undefined);
        else current.pause();
      },
      { threshold: 0.6 },
    );
    observer.observe(current);
    return () => {
      clearTimeout(pauseTimer);
      current.removeEventListener('playing', handlePlaying);
      observer.disconnect();
    };
  }, []);
  const poster = videoOf(src)?.poster;
  return (
    <Film
      key={src}
      {...filmOf(src)}
      ref={clip}
      poster={poster}
      style={{ aspectRatio: ratio, ...focusStyle(src) }}
      muted
      preload={poster ? 'none' : 'metadata'}
      aria-hidden
    />
  );
}
