import { Pause, Play } from 'lucide-react';
import { ActionLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { audio, isPlaying, playlist, playTrack, togglePlay, type Track } from './playback.js';
import { text } from './text.js';

type ListenButtonProps = {
  readonly artist: {
    readonly stageName: string;
    readonly slug: string;
    /** Address of a picture, or ''. */
    readonly portrait: string;
    readonly tracks: readonly Track[];
  };
};

/** Plays an artist's pieces in the bar, and pauses them; without scripts it is a link to the first one. */
export function ListenButton({ artist }: ListenButtonProps) {
  const { t } = useLanguage();
  const { stageName, slug, portrait, tracks } = artist;
  const [first] = tracks;
  const current = useStore(playlist);
  const isSounding = useStore(isPlaying);
  if (!first) return null;
  const list = { artist: stageName, path: `/${slug}`, picture: portrait, tracks, index: 0 };
  const isCurrent = current?.path === list.path;
  const isOn = isCurrent && isSounding;

  function handlePress() {
    // A piece that could not be loaded is asked for again.
    if (isCurrent && !audio().error) togglePlay();
    else playTrack(list);
  }
  return (
    <ActionLink
      $kind="plain"
      href={first.file}
      aria-pressed={isCurrent ? isOn : undefined}
      onPress={handlePress}
    >
      {isOn ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      {t(text.listen)}
    </ActionLink>
  );
}
