import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarCalls } from '@ritmi/shared/client/bookings';
import { request } from '@ritmi/shared/client/request';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import type { DocumentOf } from '@ritmi/shared/domain/entities';
import { holidaysBetween } from '@ritmi/shared/domain/holidays/holidays';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { useHost } from '../host/host.js';
import { useAttemptKey } from '../kit/forms/useFormDraft.js';
import { listKey, listQuery, pollAfterFailure } from '../kit/model/queries.js';
import { useLastSeen } from '../kit/resource/lastSeen.js';
import { send } from '../kit/resource/write.js';

export type Resource = DocumentOf<'resources'>;
export type BlockedDay = DocumentOf<'blocked-days'>;

type Range = { readonly from: string; readonly to: string };

/** What a part of the calendar shows: its nights, all resources, and blocked days. */
export function useCalendar({ from, to }: Range) {
  const { connection } = useHost();
  const nights = useQuery({
    queryKey: [...listKey('bookings'), 'between', from, to],
    queryFn: async () =>
      (await request<Booking[]>(connection, { path: `/bookings?from=${from}&to=${to}` })).value,
    // The last month stays in sight until the next one is there.
    placeholderData: (before) => before,
    refetchInterval: pollAfterFailure,
  });
  const { data: resources } = useQuery(listQuery(connection, 'resources'));
  const { data: blocked } = useQuery(listQuery(connection, 'blocked-days'));
  const holidays = useHolidays({ from, to: addDays(to, 1) });
  const isAway = nights.failureReason !== null && nights.data === undefined;
  const ahead = useAhead();
  const last = useLastSeen('bookings', ahead, isAway);
  const seen = last?.filter(({ date }) => from <= date && date <= to);
  return {
    nights,
    bookings: (nights.data ?? seen ?? []).filter(({ state }) => state !== 'cancelled'),
    resources: [...(resources?.value ?? [])].sort((one, other) => one.order - other.order),
    blocked: blocked?.value ?? [],
    holidays,
  };
}

/** Public holidays with the days that the agency has corrected; while the server is away those that are computed. */
function useHolidays({ from, to }: Range) {
  const { connection } = useHost();
  const { data } = useQuery({
    // Loaded again when a feast is moved.
    queryKey: [...listKey('feast-days'), 'holidays', from, to],
    queryFn: async () => (await calendarCalls(connection).holidays({ from, to })).value,
  });
  return data ?? holidaysBetween(from, to);
}

/** The nights of the coming year, where the host keeps them for when the server is away. */
function useAhead() {
  const { connection, lastSeen } = useHost();
  const from = addDays(today(), -31);
  const { data } = useQuery({
    queryKey: [...listKey('bookings'), 'ahead', from],
    queryFn: async () =>
      (await request<Booking[]>(connection, { path: `/bookings?from=${from}&to=${addDays(from, 431)}` }))
        .value,
    enabled: lastSeen !== undefined,
  });
  return data;
}

type Operation = Pick<WriteOperation, 'entity' | 'kind' | 'id' | 'body' | 'ifMatch' | 'title'>;

/** Writes of the calendar, after which it is loaded again. */
export function useCalendarWrites() {
  const host = useHost();
  const client = useQueryClient();
  const keyFor = useAttemptKey();

  const reload = () =>
    Promise.all(
      (['bookings', 'blocked-days', 'enquiries'] as const).map((each) =>
        client.invalidateQueries({ queryKey: listKey(each) }),
      ),
    );

  return {
    reload,
    /** @throws what `send` throws */
    write: async (operation: Operation) => {
      try {
        const sent = await send(host, { key: keyFor(operation), ...operation });
        keyFor(null);
        return sent;
      } finally {
        await reload();
      }
    },
  };
}
