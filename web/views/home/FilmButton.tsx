import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import {
  color,
  disc,
  hairline,
  layout,
  motion,
  overlay,
  print,
  space,
  tint,
  withMouse,
} from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Pauses and resumes a film that plays by itself. Hidden until the film has started. */
export function FilmButton({ film }: { readonly film: RefObject<HTMLVideoElement | null> }) {
  const { t } = useLanguage();
  const [isPlaying, setIsPlaying] = useState<boolean | null>(null);

  useEffect(() => {
    const { current } = film;
    if (!current) return undefined;
    // The page's start script may have started it before hydration.
    if (!current.paused) queueMicrotask(() => setIsPlaying(true));
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('playing', () => setIsPlaying(true), { signal });
    current.addEventListener('pause', () => setIsPlaying(false), { signal });
    return () => listening.abort();
  }, [film]);

  function handleClick() {
    if (isPlaying) film.current?.pause();
    else film.current?.play().catch(() => undefined);
  }

  if (isPlaying === null) return null;
  return (
    <Corner type="button" onClick={handleClick} aria-label={t(isPlaying ? text.stopFilm : text.goOn)}>
      <span>{isPlaying ? <Pause aria-hidden size={14} /> : <Play aria-hidden size={14} />}</span>
    </Corner>
  );
}

// Below the header and above the text at any window size.
const Corner = styled.button`
  position: absolute;
  top: calc(${layout.headerHeight} + ${space(1)});
  right: calc(${layout.gutter} - 6px);
  ${disc(44)}
  padding: 0;
  border: 0;
  background: transparent;
  span {
    ${disc(32)}
    ${overlay(45)}
    ${hairline(tint('text', 30))}
    transition: background-color ${motion.feedback};
  }
  svg {
    fill: currentColor;
    stroke: none;
  }
  ${withMouse} {
    &:hover span {
      background: ${color.page};
    }
  }
  ${print} {
    display: none;
  }
`;
