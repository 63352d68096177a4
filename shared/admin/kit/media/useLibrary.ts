import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import { useEffect, useState } from 'react';
import type { FileType } from '@ritmi/shared/domain/media';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useHost } from '../../host/host.js';
import { pollAfterFailure } from '../model/queries.js';

export type LibraryFilter = {
  readonly search?: string;
  readonly type?: FileType | '';
  readonly isUnused?: boolean;
  /** Only pictures without an alternative text. */
  readonly lacksAlt?: boolean;
};

const pageSize = 60;

/** A search is sent when no key has been pressed for this time, in ms. */
const typingMs = 250;

/** How often the list is read again while a film is being prepared, in ms. */
const inWorkMs = 5_000;

/** The files of the media library that match, page by page. */
export function useLibrary(filter: LibraryFilter) {
  const { search = '', type = '', isUnused = false, lacksAlt = false } = filter;
  const { connection } = useHost();
  const sought = useSettled(search.trim());
  const query = new URLSearchParams({
    limit: String(pageSize),
    ...(sought !== '' && { q: sought }),
    ...(type !== '' && { type }),
    ...(isUnused && { unused: 'true' }),
    ...(lacksAlt && { noAlt: 'true' }),
  });
  const loaded = useInfiniteQuery({
    // 'changed': every change of a document may change what uses a file.
    queryKey: ['changed', 'media', query.toString()],
    queryFn: ({ pageParam }) => request<MediaFile[]>(connection, { path: pageParam }),
    initialPageParam: `/media?${query.toString()}`,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: (running) => {
      const isInWork = running.state.data?.pages.some(({ value }) =>
        value.some(({ state }) => state === 'processing'),
      );
      return isInWork ? inWorkMs : pollAfterFailure(running);
    },
  });
  const files = loaded.data?.pages.flatMap(({ value }) => value) ?? [];
  return { loaded, files, total: loaded.data?.pages[0]?.total ?? files.length };
}

/** The text as it is once nobody is typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
