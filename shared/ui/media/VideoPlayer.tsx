import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '../Language.js';
import { Film, filmOf, focusStyle } from './Media.js';
import { sounding } from '../sounding.js';
import { useHydrated } from '../store.js';
import { at, color, layout, motion, space, surface, tint, type } from '../tokens.js';
import { playerText } from './text.js';

type WebKitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

// Only one video plays at a time: the one that starts pauses the other.
let playing: HTMLVideoElement | null = null;

/** Whether a video plays and is muted, and whether the browser cannot play it. Leaving fullscreen mutes it and sets it back to its start. */
function usePlayState(frame: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState({ isPlaying: false, isMuted: false });
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const [place, film] = [frame.current, video.current];
    if (!place || !film) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const updateState = () => setState({ isPlaying: !film.paused, isMuted: film.muted });
    const rewind = () => {
      film.pause();
      film.muted = true;
      film.currentTime = 0;
    };
    const handleSound = () => {
      if (!film.muted && !film.paused) sounding.set('film');
    };
    const handlePlay = () => {
      if (playing !== film) playing?.pause();
      playing = film;
      handleSound();
    };
    film.addEventListener('play', handlePlay, { signal });
    film.addEventListener('volumechange', handleSound, { signal });
    const unsubscribe = sounding.subscribe(() => {
      if (sounding.get() !== 'film' && !film.muted) film.pause();
    });
    signal.addEventListener('abort', unsubscribe);
    for (const name of ['play', 'pause', 'volumechange'])
      film.addEventListener(name, updateState, { signal });
    film.addEventListener('error', () => setIsRefused(true), { signal });
    // Of a coding that it does not know a browser may play the sound alone.
    film.addEventListener('loadeddata', () => setIsRefused(film.videoWidth === 0), { signal });
    place.addEventListener('fullscreenchange', () => document.fullscreenElement ?? rewind(), { signal });
    film.addEventListener('webkitendfullscreen', rewind, { signal });
    // It may have been started before hydration.
    updateState();
    return () => ending.abort();
  }, [frame, video]);
  return { ...state, isRefused, refuse: () => setIsRefused(true) };
}

type VideoPlayerProps = {
  readonly src: string;
  /** Text alternative: what the video shows. */
  readonly label: string;
  /** Not needed for an uploaded video, which has one. */
  readonly poster?: string | undefined;
};

/**
 * A video that fills its container: one large play button, sound and fullscreen (specification section 2). Without
 * JavaScript it has the browser's own controls. The video loads when it is played, the poster when it is near the viewport.
 */
export function VideoPlayer({ src, label, poster = videoOf(src)?.poster }: VideoPlayerProps) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<WebKitVideo>(null);
  const { isPlaying, isMuted, isRefused, refuse } = usePlayState(frame, video);

  function togglePlay() {
    if (video.current?.paused) video.current.play().catch(handleRefusal);
    else video.current?.pause();
  }
  function handleRefusal(error: unknown) {
    // For another reason, such as power saving, nothing changes: the button still says "play".
    if (error instanceof DOMException && error.name === 'NotSupportedError') refuse();
  }
  function toggleMute() {
    if (video.current) video.current.muted = !video.current.muted;
  }
  function toggleFullscreen() {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (frame.current && 'requestFullscreen' in frame.current) {
      frame.current.requestFullscreen().catch(() => undefined);
    }
    // iPhones support fullscreen only on the video element itself.
    else video.current?.webkitEnterFullscreen?.();
  }

  return (
    <Frame ref={frame} data-playing={isPlaying}>
      <Film
        key={src}
        {...filmOf(src)}
        ref={video}
        poster={poster}
        style={focusStyle(src)}
        controls={!isHydrated}
        aria-label={label}
        preload="none"
      />
      <PlayButton type="button" onClick={togglePlay} aria-label={t(playerText[isPlaying ? 'pause' : 'play'])}>
        <span>{isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}</span>
      </PlayButton>
      {isRefused ? (
        <Refusal role="alert">
          {t(playerText.refused)}{' '}
          <a href={fileAt(src)} data-vike="false" download>
            {t(playerText.download)}
          </a>
        </Refusal>
      ) : null}
      <Corner>
        <button type="button" onClick={toggleMute} aria-label={t(playerText[isMuted ? 'unmute' : 'mute'])}>
          {isMuted ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
        </button>
        <button type="button" onClick={toggleFullscreen} aria-label={t(playerText.fullscreen)}>
          <Maximize aria-hidden size={20} />
        </button>
      </Corner>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  ${layout.fill}
  overflow: hidden;
  background: ${color.card};
  border-radius: inherit;
  video {
    height: 100%;
  }
  /* The browser's own controls are used instead. */
  @media (scripting: none) {
    > :not(video) {
      display: none;
    }
  }
  &:fullscreen {
    border-radius: 0;
    background: #000;
    video {
      background: none;
      object-fit: contain;
    }
  }
`;

const PlayButton = styled.button`
  ${layout.cover}
  display: grid;
  place-items: center;
  width: 100%;
  border-radius: inherit;
  &:focus-visible {
    outline-offset: -4px;
  }
  span {
    ${layout.disc(64)}
    ${surface.overlay(70)}
    ${surface.hairline(tint('text', 30))}
    transition:
      opacity ${motion.feedback},
      background-color ${motion.feedback};
  }
  svg {
    fill: currentColor;
    stroke: none;
  }
  /* In a small tile the play button must not be under the other buttons. */
  @container (min-width: 110px) and (max-width: 220px) {
    padding-bottom: 52px;
  }
  @container (max-width: 220px) {
    span {
      width: 44px;
      height: 44px;
    }
  }
  [data-playing='true'] &:not(:focus-visible) span {
    opacity: 0;
  }
  ${at.mouse} {
    &:hover span {
      opacity: 1 !important;
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
`;

/** Above the picture, whose play button stays for another try. */
const Refusal = styled.p`
  position: absolute;
  inset: 0 0 auto;
  padding: ${space(3)};
  ${surface.overlay(70)}
  font-size: ${type.size.small};
  a {
    text-decoration: underline;
  }
`;

const Corner = styled.div`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
  display: flex;
  gap: ${space(1)};
  @container (max-width: 109px) {
    display: none;
  }
  button {
    ${layout.disc(44)}
    ${surface.overlay(62)}
    transition: background-color ${motion.feedback};
  }
  ${at.mouse} {
    button:hover {
      background: ${color.page};
    }
  }
`;
