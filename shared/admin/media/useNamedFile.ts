import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '@ritmi/shared/client/request';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { fileParam } from '../kit/media/storedMedia.js';
import { useLatest } from '../kit/useLatest.js';
import { mediaViewText as text } from './text.js';

/** Opens the file that the address names, once; the library reports that the server does not answer. */
export function useNamedFile(onFound: (file: MediaFile) => void): void {
  const { connection } = useHost();
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const name = params.get(fileParam);
  const { data, isError } = useQuery({
    queryKey: ['changed', 'media', 'named', name],
    queryFn: async () => {
      const query = new URLSearchParams({ name: name ?? '', limit: '1' });
      return (
        (await request<MediaFile[]>(connection, { path: `/media?${query.toString()}` })).value[0] ?? null
      );
    },
    enabled: name !== null,
    retry: false,
    gcTime: 0,
  });
  const latest = useLatest({ onFound, onMissing: () => showFailure(t(text.missing)) });
  useEffect(() => {
    if (name === null || (data === undefined && !isError)) return;
    if (data) latest.current.onFound(data);
    else if (!isError) latest.current.onMissing();
    setParams({}, { replace: true });
  }, [name, data, isError, latest, setParams]);
}
