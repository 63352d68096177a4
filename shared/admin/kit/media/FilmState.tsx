import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { Note } from '../look/frames.js';
import { filmNote } from './filmState.js';
import { readStoredMedia } from './storedMedia.js';

/** How often a film that is being prepared is asked for again while the window is visible, in ms. */
const inWorkMs = 5_000;

/** Says of a film that was uploaded just now whether it is still prepared for all browsers, or why it cannot be. */
export function FilmState({ url }: { readonly url: string }) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
  const { data } = useQuery({
    queryKey: ['film', name],
    queryFn: async () => (await readStoredMedia(connection, { name, limit: 1 })).value[0] ?? null,
    // Nothing changes any more once it can be played.
    staleTime: ({ state }) => (state.data?.state === 'ready' ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? inWorkMs : false),
  });
  const note = data ? filmNote(data) : null;
  return <div aria-live="polite">{note ? <Note>{t(note)}</Note> : null}</div>;
}
