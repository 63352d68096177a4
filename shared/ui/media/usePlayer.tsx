import { type RefObject, useEffect, useState } from 'react';

// Two films at once are noise: the one that starts stops the other.
let playing: HTMLVideoElement | null = null;

type WebKitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

type Places = {
  /** What goes fullscreen: the video with its buttons. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly video: RefObject<HTMLVideoElement | null>;
};

export type Player = {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly toggleFullscreen: () => void;
};

/** State and actions of a video (specification section 2): leaving fullscreen mutes it and takes it to its start. */
export function usePlayer({ frame, video }: Places): Player {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    const stopFollowing = followVideo(film, (state) => {
      setIsPlaying(!state.paused);
      setIsMuted(state.muted);
    });
    const stopListening = onFullscreenLeft(film, frame.current ?? film, () => rewind(film));
    return () => {
      stopFollowing();
      stopListening();
      if (playing === film) playing = null;
    };
  }, [frame, video]);

  return {
    isPlaying,
    isMuted,
    togglePlay: () => togglePlay(video.current),
    toggleMute: () => toggleMute(video.current),
    toggleFullscreen: () => toggleFullscreen(frame.current, video.current),
  };
}

/** Tells the state of a video now and after each change: it may have been started before React took it over. */
function followVideo(film: HTMLVideoElement, tell: (film: HTMLVideoElement) => void): () => void {
  const handle = () => tell(film);
  const handlePlay = () => {
    if (playing !== film) playing?.pause();
    playing = film;
    handle();
  };
  film.addEventListener('play', handlePlay);
  const names = ['pause', 'ended', 'volumechange'] as const;
  for (const name of names) film.addEventListener(name, handle);
  handle();
  return () => {
    film.removeEventListener('play', handlePlay);
    for (const name of names) film.removeEventListener(name, handle);
  };
}

function onFullscreenLeft(film: HTMLVideoElement, frame: HTMLElement, leave: () => void): () => void {
  let wasFull = false;
  const handleChange = () => {
    const isFull = document.fullscreenElement === frame;
    if (wasFull && !isFull) leave();
    wasFull = isFull;
  };
  document.addEventListener('fullscreenchange', handleChange);
  film.addEventListener('webkitendfullscreen', leave);
  return () => {
    document.removeEventListener('fullscreenchange', handleChange);
    film.removeEventListener('webkitendfullscreen', leave);
  };
}

function rewind(film: HTMLVideoElement): void {
  film.pause();
  film.muted = true;
  film.currentTime = 0;
}

function togglePlay(film: HTMLVideoElement | null): void {
  if (!film) return;
  // A refused play (no file, a saving mode) leaves the video as it is: its button still says "play".
  if (film.paused) film.play().catch(() => undefined);
  else film.pause();
}

function toggleMute(film: HTMLVideoElement | null): void {
  if (film) film.muted = !film.muted;
}

function toggleFullscreen(frame: HTMLElement | null, film: WebKitVideo | null): void {
  if (!frame || !film) return;
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  else if ('requestFullscreen' in frame) frame.requestFullscreen().catch(() => undefined);
  // iPhones know no fullscreen but that of the video itself.
  else film.webkitEnterFullscreen?.();
}
