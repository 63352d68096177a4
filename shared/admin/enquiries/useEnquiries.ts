import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { enquiryCalls, type EnquiryQuery } from '@ritmi/shared/client/enquiries';
import type { Colleague } from '@ritmi/shared/domain/auth/schema';
import { type Answer, request } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { ownerOf, useHost } from '../host/host.js';
import { listKey, listQuery, pollAfterFailure } from '../kit/model/queries.js';
import { queuedWrites, useQueued } from '../kit/outbox/queued.js';
import { useLastSeen } from '../kit/resource/lastSeen.js';
import { withWaiting } from './waiting.js';

export type Filters = Omit<EnquiryQuery, 'limit' | 'cursor'>;

const pageSize = 50;

type Page = Answer<Enquiry[]>;

/** The enquiries that match, the newest first, page by page. */
export function useEnquiryList(filters: Filters) {
  const { connection } = useHost();
  const query = useInfiniteQuery({
    queryKey: [...listKey('enquiries'), 'inbox', filters],
    queryFn: ({ pageParam }): Promise<Page> =>
      pageParam === ''
        ? enquiryCalls(connection).list({ ...filters, limit: pageSize })
        : request<Enquiry[]>(connection, { path: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next,
    // What was found stays in sight while the next letter is searched.
    placeholderData: (before) => before,
    refetchInterval: pollAfterFailure,
  });
  const loaded = useMemo(() => query.data?.pages.flatMap(({ value }) => value), [query.data]);
  const isWhole = Object.keys(filters).length === 0;
  const last = useLastSeen(
    'enquiries',
    isWhole && !query.isPlaceholderData ? loaded : undefined,
    query.failureReason !== null && !loaded,
  );
  const writes = useWaiting();
  const rows = useMemo(
    () =>
      withWaiting(loaded ?? last ?? [], isWhole ? writes : writes.filter(({ kind }) => kind === 'update')),
    [loaded, last, writes, isWhole],
  );
  return { query, rows, total: query.data?.pages[0]?.total ?? rows.length };
}

function useWaiting() {
  const queued = useQueued();
  return useMemo(() => queuedWrites('enquiries', queued), [queued]);
}

/** One enquiry with everything of it; while the server is away as it was last seen, and with what waits. */
export function useEnquiry(id: string) {
  const { connection } = useHost();
  const query = useQuery({
    queryKey: [...listKey('enquiries'), 'one', id],
    queryFn: async () => (await resource(connection, 'enquiries').get(id)).value,
    enabled: id !== '',
    refetchInterval: pollAfterFailure,
  });
  const isAway = query.failureReason !== null && query.data === undefined;
  const last = useLastSeen<Enquiry>('enquiries', undefined, isAway);
  const writes = useWaiting();
  const known = query.data ? [query.data] : (last ?? []);
  return { ...query, data: withWaiting(known, writes).find((each) => each.id === id) };
}

/** More at once are told of together. */
const newestUnread = 20;

/** The enquiries that nobody has read yet: how many, and the newest ones; undefined while it is not known. */
export function useUnread(): { readonly count: number; readonly newest: readonly Enquiry[] } | undefined {
  const { connection } = useHost();
  return useQuery({
    queryKey: [...listKey('enquiries'), 'unread'],
    queryFn: async () => {
      const { value, total } = await enquiryCalls(connection).list({ unread: 'true', limit: newestUnread });
      return { count: total ?? value.length, newest: value };
    },
  }).data;
}

/** How many enquiries nobody has read yet; 0 while it is not known. */
export function useUnreadCount(): number {
  return useUnread()?.count ?? 0;
}

/** The name of the artist whom an enquiry asks for; undefined without one, and while it is not known. */
export function useArtistName(id: string | null): string | undefined {
  const { connection } = useHost();
  const { data } = useQuery({ ...listQuery(connection, 'artists'), enabled: id !== null });
  return data?.value.find((artist) => artist.id === id)?.stageName;
}

/** The id by which enquiries name whoever is signed in. */
export function useMe(): string {
  const session = useHost().session.read();
  return session ? ownerOf(session) : '';
}

/** Those to whom an enquiry can be assigned; nobody while it is not known. */
export function useColleagues(): readonly Colleague[] {
  const { connection } = useHost();
  const me = useMe();
  const { data } = useQuery({
    // Of whoever is signed in: on the desktop somebody else may sign in meanwhile.
    queryKey: ['account', me, 'colleagues'],
    queryFn: async () => (await request<Colleague[]>(connection, { path: '/accounts' })).value,
  });
  return data ?? [];
}
