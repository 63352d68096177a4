import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { shownName } from '../kit/media/LibraryGrid.js';
import { filePathOf, readStoredMedia } from '../kit/media/storedMedia.js';
import { useSettled } from '../kit/media/useLibrary.js';
import { useLastSeen } from '../kit/resource/lastSeen.js';
import type { Entry } from './search.js';
import { paletteText as text } from './text.js';

/** How many of the latest files are loaded when the palette opens, and kept where the host keeps such. */
const maxKnown = 200;

/** How many more the server finds in a library that is larger. */
const maxFound = 20;

/** From this length on the server is asked. */
const minLength = 2;

/** The API's limit. */
const maxLength = 200;

const none: readonly StoredMedia[] = [];

/**
 * Files of the media library: the latest ones, as the server has them or else as they were kept last, and those that the
 * server finds by name or alternative text among the others.
 */
export function useFiles(search: string): {
  readonly known: readonly Entry[];
  readonly found: readonly Entry[];
} {
  const { connection } = useHost();
  const sought = useSettled(search.trim().slice(0, maxLength));
  // The library reports failures.
  const latest = useQuery({
    queryKey: ['changed', 'media', 'latest'],
    queryFn: async () => (await readStoredMedia(connection, { limit: maxKnown })).value,
    retry: false,
  });
  const kept = useLastSeen('media', latest.data, latest.isError);
  const hasOthers = latest.data?.length === maxKnown;
  const isAsked = hasOthers && sought.length >= minLength && sought === search.trim();
  const { data: others } = useQuery({
    queryKey: ['changed', 'media', 'sought', sought],
    queryFn: async () => (await readStoredMedia(connection, { q: sought, limit: maxFound })).value,
    enabled: isAsked,
    retry: false,
  });
  const known = useEntriesOf(latest.data ?? kept ?? none);
  return { known, found: useEntriesOf((isAsked && others) || none) };
}

function useEntriesOf(files: readonly StoredMedia[]): readonly Entry[] {
  const { t } = useLanguage();
  const navigate = useNavigate();
  return useMemo(
    () =>
      files.map(({ name, type, alt }) => ({
        id: `file ${name}`,
        title: shownName(name),
        kind: t(text.files[type]),
        text: Object.values(alt).join(' '),
        open: () => void navigate(filePathOf(name)),
      })),
    [files, t, navigate],
  );
}
