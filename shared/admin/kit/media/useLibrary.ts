import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@ritmi/shared/client/request';
import type { MediaType } from '@ritmi/shared/domain/shapes';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { useHost } from '../../host/host.js';
import { pollAfterFailure } from '../model/queries.js';

export type LibraryFilter = {
  readonly search?: string;
  readonly type?: MediaType | '';
  readonly isUnused?: boolean;
};

const pageSize = 60;

/** The files of the media library that match, page by page. */
export function useLibrary({ search = '', type = '', isUnused = false }: LibraryFilter) {
  const { connection } = useHost();
  const query = new URLSearchParams({
    limit: String(pageSize),
    ...(search.trim() !== '' && { q: search.trim() }),
    ...(type !== '' && { type }),
    ...(isUnused && { unused: 'true' }),
  });
  const loaded = useInfiniteQuery({
    // 'changed': every change of a document may change what uses a file.
    queryKey: ['changed', 'media', query.toString()],
    queryFn: ({ pageParam }) => request<MediaFile[]>(connection, { path: pageParam }),
    initialPageParam: `/media?${query.toString()}`,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchInterval: pollAfterFailure,
  });
  const files = loaded.data?.pages.flatMap(({ value }) => value) ?? [];
  return { loaded, files, total: loaded.data?.pages[0]?.total ?? files.length };
}
