import { Pause, Play, SkipForward, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, layout, space, type } from '@ritmi/shared/ui/tokens';
import { audio, closePlayer, play, type Playlist, playNext, togglePlay } from './playback.js';
import { text } from './text.js';

const events = ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange', 'ended', 'error'] as const;

function subscribe(listener: () => void): () => void {
  for (const name of events) audio().addEventListener(name, listener);
  return () => {
    for (const name of events) audio().removeEventListener(name, listener);
  };
}

/** One property of the sound, as it is now. Seconds are whole, so that the bar is not rendered at every tick. */
function useAudio<T extends string | number | boolean>(read: (sound: HTMLAudioElement) => T): T {
  return useSyncExternalStore(subscribe, () => read(audio()));
}

type PlayerBarProps = { readonly list: Playlist };

/** What plays, with its controls; stays while one browses. */
export function PlayerBar({ list }: PlayerBarProps) {
  const { t, to } = useLanguage();
  const isPaused = useAudio(({ paused }) => paused);
  const second = useAudio(({ currentTime }) => Math.floor(currentTime));
  const length = useAudio(({ duration }) => (Number.isFinite(duration) ? Math.floor(duration) : 0));
  const volume = useAudio((sound) => sound.volume);
  const hasFailed = useAudio(({ error }) => error !== null);
  const track = list.tracks[list.index];
  const hasNext = list.tracks.length > 1;
  useMediaKeys(list);
  useEffect(() => {
    const next = () => hasNext && playNext(list);
    audio().addEventListener('ended', next);
    return () => audio().removeEventListener('ended', next);
  }, [hasNext, list]);

  return (
    <Bar aria-label={t(text.player)} data-player>
      <button type="button" aria-label={t(isPaused ? text.play : text.pause)} onClick={togglePlay}>
        {isPaused ? <Play aria-hidden size={22} /> : <Pause aria-hidden size={22} />}
      </button>
      {hasNext && (
        <button type="button" aria-label={t(text.next)} onClick={() => playNext(list)}>
          <SkipForward aria-hidden size={20} />
        </button>
      )}
      <p role={hasFailed ? 'alert' : undefined}>
        <a href={to(list.path)}>{list.artist}</a>
        <span>{hasFailed ? t(text.failed) : track?.title}</span>
      </p>
      <input
        type="range"
        name="place"
        aria-label={t(text.place)}
        min={0}
        max={length}
        value={Math.min(second, length)}
        onChange={({ target }) => {
          audio().currentTime = Number(target.value);
        }}
      />
      <input
        type="range"
        name="volume"
        aria-label={t(text.volume)}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => {
          audio().volume = Number(target.value);
        }}
      />
      <button type="button" aria-label={t(text.close)} onClick={closePlayer}>
        <X aria-hidden size={20} />
      </button>
    </Bar>
  );
}

/** The keys of a keyboard, headphones and the lock screen. */
function useMediaKeys(list: Playlist): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession: session } = navigator;
    const { artist, picture, tracks, index } = list;
    session.metadata = new MediaMetadata({
      artist,
      title: tracks[index]?.title ?? '',
      artwork: picture ? [{ src: picture }] : [],
    });
    const handlers = {
      play,
      pause: () => audio().pause(),
      nexttrack: tracks.length > 1 ? () => playNext(list) : null,
      seekto: ({ seekTime }: MediaSessionActionDetails) => {
        if (seekTime !== undefined) audio().currentTime = seekTime;
      },
    } as const;
    session.setActionHandler('play', handlers.play);
    session.setActionHandler('pause', handlers.pause);
    session.setActionHandler('nexttrack', handlers.nexttrack);
    session.setActionHandler('seekto', handlers.seekto);
    return () => {
      session.metadata = null;
      for (const action of ['play', 'pause', 'nexttrack', 'seekto'] as const)
        session.setActionHandler(action, null);
    };
  }, [list]);
}

const Bar = styled.section`
  position: fixed;
  z-index: 29;
  inset: auto 0 ${layout.barHeight};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 60px;
  padding-inline: ${layout.gutter};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  ${layout.screenOnly}
  button {
    ${layout.disc(44)}
    flex: none;
  }
  p {
    flex: 1 1 8em;
    min-width: 0;
    line-height: 1.25;
    overflow: hidden;
    white-space: nowrap;
  }
  a {
    font-weight: 700;
    text-decoration: none;
    ${hover.link}
  }
  span {
    ${type.caption}
    /* A title that needs it has two lines, for which the bar is high enough. */
    display: -webkit-box;
    overflow: hidden;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  input {
    flex: 1 1 6em;
    min-width: 0;
    height: 44px;
    accent-color: ${color.accent};
  }
  /* Phones have keys for the volume. */
  [name='volume'] {
    display: none;
    flex: 0 1 100px;
  }
  ${at.wide} {
    [name='place'] {
      flex-grow: 4;
    }
    [name='volume'] {
      display: block;
    }
  }
`;
