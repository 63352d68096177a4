import { type RefObject, useEffect, useState } from 'react';

// Two films at once are noise: the one that starts stops the other.
let playing: HTMLVideoElement | null = null;

type WebKitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

type Places = {
  /** What goes fullscreen: the video with its buttons. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly video: RefObject<WebKitVideo | null>;
};

/** State and actions of a video (specification section 2): leaving fullscreen mutes it and takes it to its start. */
export function usePlayer({ frame, video }: Places) {
  const [state, setState] = useState({ isPlaying: false, isMuted: false });

  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const follow = () => setState({ isPlaying: !film.paused, isMuted: film.muted });
    const rewind = () => {
      film.pause();
      film.muted = true;
      film.currentTime = 0;
    };
    let wasFull = false;
    const handleFullscreen = () => {
      const isFull = document.fullscreenElement === frame.current;
      if (wasFull && !isFull) rewind();
      wasFull = isFull;
    };
    const handlePlay = () => {
      if (playing !== film) playing?.pause();
      playing = film;
    };
    film.addEventListener('play', handlePlay, { signal });
    for (const name of ['play', 'pause', 'ended', 'volumechange']) {
      film.addEventListener(name, follow, { signal });
    }
    document.addEventListener('fullscreenchange', handleFullscreen, { signal });
    film.addEventListener('webkitendfullscreen', rewind, { signal });
    // It may have been started before React took the page over.
    follow();
    return () => {
      ending.abort();
      if (playing === film) playing = null;
    };
  }, [frame, video]);

  function togglePlay() {
    // A refused play (no file, a saving mode) leaves the video as it is: its button still says "play".
    if (video.current?.paused) video.current.play().catch(() => undefined);
    else video.current?.pause();
  }
  function toggleMute() {
    if (video.current) video.current.muted = !video.current.muted;
  }
  function toggleFullscreen() {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (frame.current && 'requestFullscreen' in frame.current) {
      frame.current.requestFullscreen().catch(() => undefined);
    }
    // iPhones know no fullscreen but that of the video itself.
    else video.current?.webkitEnterFullscreen?.();
  }
  return { ...state, togglePlay, toggleMute, toggleFullscreen };
}
