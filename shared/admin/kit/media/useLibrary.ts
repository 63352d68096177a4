import { useInfiniteQuery } from '@tanstack/react-query';
import { type Connection, request } from '@ritmi/shared/client/request';
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

/** Of larger files no hash is made: that reads the whole file into memory. */
const maxHashedBytes = 32 * 1024 * 1024;

/** Long enough for a server that responds, and short enough that nobody waits for one that does not. */
const lookupMs = 3_000;

/** The stored file that was made of the same bytes; null when there is none, and where that cannot be told. */
export async function findStored(connection: Connection, file: File): Promise<MediaFile | null> {
  // Browsers have it on secure pages only.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle || file.size > maxHashedBytes) return null;
  try {
    const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const call = { path: `/media?sha256=${sha256}&limit=1`, timeoutMs: lookupMs };
    const { value } = await request<MediaFile[]>(connection, call);
    return Array.isArray(value) ? (value[0] ?? null) : null;
  } catch {
    // The upload itself will tell what is wrong.
    return null;
  }
}
