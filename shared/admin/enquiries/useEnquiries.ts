import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { enquiryCalls, type EnquiryQuery } from '@ritmi/shared/client/enquiries';
import { type Answer, request } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { ownerOf, useHost } from '../host/host.js';
import { listKey, pollAfterFailure } from '../kit/model/queries.js';

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
  const rows = query.data?.pages.flatMap(({ value }) => value) ?? [];
  return { query, rows, total: query.data?.pages[0]?.total ?? rows.length };
}

/** One enquiry with everything of it. */
export function useEnquiry(id: string) {
  const { connection } = useHost();
  return useQuery({
    queryKey: [...listKey('enquiries'), 'one', id],
    queryFn: async () => (await resource(connection, 'enquiries').get(id)).value,
    enabled: id !== '',
    refetchInterval: pollAfterFailure,
  });
}

/** How many enquiries nobody has read yet; 0 while it is not known. */
export function useUnreadCount(): number {
  const { connection } = useHost();
  const { data } = useQuery({
    queryKey: [...listKey('enquiries'), 'unread'],
    queryFn: async () => (await enquiryCalls(connection).list({ unread: 'true', limit: 1 })).total ?? 0,
  });
  return data ?? 0;
}

/** The id by which enquiries name whoever is signed in. */
export function useMe(): string {
  const session = useHost().session.read();
  return session ? ownerOf(session) : '';
}
