import { Play } from 'lucide-react';
import { ActionLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { playTrack, type Track } from './playback.js';
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

/** Plays an artist's pieces in the bar; without scripts it is a link to the first one. */
export function ListenButton({ artist }: ListenButtonProps) {
  const { t } = useLanguage();
  const { stageName, slug, portrait, tracks } = artist;
  const [first] = tracks;
  if (!first) return null;
  const list = { artist: stageName, path: `/${slug}`, picture: portrait, tracks, index: 0 };
  return (
    <ActionLink $kind="plain" href={first.file} onPress={() => playTrack(list)}>
      <Play aria-hidden size={18} />
      {t(text.listen)}
    </ActionLink>
  );
}
