import { sounding } from '@ritmi/shared/ui/sounding';
import { createStore } from '@ritmi/shared/ui/store';

export type Track = { readonly title: string; readonly file: string };

export type Playlist = {
  readonly artist: string;
  /** The artist's page, without the language. */
  readonly path: string;
  /** Address of the artist's picture, or ''. */
  readonly picture: string;
  readonly tracks: readonly Track[];
  /** Which of them plays. */
  readonly index: number;
};

/** What the bar plays; null while it is closed. It stays from page to page, like the sound itself. */
export const playlist = createStore<Playlist | null>(null);

/** Whether it makes a sound. */
export const isPlaying = createStore(false);

let element: HTMLAudioElement | null = null;

/** The one sound of the bar; its volume lasts as long as the visit. Browser only. */
export function audio(): HTMLAudioElement {
  element ??= createAudio();
  return element;
}

function createAudio(): HTMLAudioElement {
  const sound = new Audio();
  sound.addEventListener('play', () => isPlaying.set(true));
  for (const end of ['pause', 'ended', 'error']) sound.addEventListener(end, () => isPlaying.set(false));
  sounding.subscribe(() => {
    if (sounding.get() !== 'bar') sound.pause();
  });
  return sound;
}

/** Plays a track of a list. Called in a press: browsers let only a press make a sound. */
export function playTrack(list: Playlist): void {
  const track = list.tracks[list.index];
  if (!track) return;
  audio().src = track.file;
  playlist.set(list);
  play();
}

/** Pauses what plays, or goes on. */
export function togglePlay(): void {
  if (audio().paused) play();
  else audio().pause();
}

/** Goes on with what the bar has; whatever else sounds falls silent. */
export function play(): void {
  sounding.set('bar');
  // The bar shows an error of the element.
  void audio()
    .play()
    .catch(() => undefined);
}

export function playNext(list: Playlist): void {
  playTrack({ ...list, index: (list.index + 1) % list.tracks.length });
}

export function closePlayer(): void {
  audio().pause();
  playlist.set(null);
}
