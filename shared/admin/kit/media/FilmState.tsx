import { useQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { Note } from '../look/frames.js';
import { filmNote } from './filmState.js';

/** How often a film that is being prepared is asked for again, in ms. */
const inWorkMs = 5_000;

/** Says of a film that was uploaded just now whether it is still prepared for all browsers, or why it cannot be. */
export function FilmState({ url }: { readonly url: string }) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const name = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
  const { data } = useQuery({
    queryKey: ['changed', 'media', 'film', name],
    queryFn: async () => {
      const path = `/media?type=video&limit=1&q=${encodeURIComponent(name)}`;
      return (await request<MediaFile[]>(connection, { path })).value[0] ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? inWorkMs : false),
  });
  const note = data ? filmNote(data) : null;
  return <div aria-live="polite">{note ? <Note>{t(note)}</Note> : null}</div>;
}
