import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { resource } from '@ritmi/shared/client/resource';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { today } from '@ritmi/shared/domain/time/date';
import { addDays } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { useClaimedSheet } from '../kit/drafts/useSheetDraft.js';
import { formatNight } from '../kit/formatNight.js';
import { LoadState } from '../kit/list/LoadState.js';
import { type FullConflict, fullConflictOf } from '../kit/look/FullDay.js';
import { Note, Panel } from '../kit/look/frames.js';
import { onPhone, useIsPhone } from '../kit/look/useMedia.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { BlockSheet } from './BlockSheet.js';
import { blockForm } from './blockDraft.js';
import { bookingForm, paymentForm } from './booking/bookingDraft.js';
import { BookingSheet } from './booking/BookingSheet.js';
import { CalendarBar } from './CalendarBar.js';
import { FeedsSheet } from './FeedsSheet.js';
import { ListView } from './ListView.js';
import { MonthView } from './MonthView.js';
import { calendarText as text } from './text.js';
import { useCalendar, useCalendarWrites } from './useCalendar.js';
import { rangeOf, type View, views } from './view.js';
import { WeekDays } from './WeekDays.js';
import { WeekView } from './WeekView.js';

const Stage = styled.div`
  display: grid;
  position: relative;
  gap: ${space(4)};
  grid-template-columns: auto minmax(0, 1fr);
  > * {
    grid-column: 1 / -1;
  }
  // What the backgrounds mean, and beside it the keys.
  > ul[aria-hidden] {
    grid-column: 1;
  }
  > ul[aria-hidden] ~ [data-keys] {
    grid-column: 2;
    text-align: right;
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    // A phone has no keys.
    > [data-keys] {
      display: none;
    }
  }
  // Over the days, which stay where they are when their nights come.
  &[data-days] > [role='status'] {
    ${layout.fill}
    position: absolute;
    z-index: 2;
    min-height: 0;
    pointer-events: none;
  }
`;

type Opened =
  | {
      readonly sheet: 'booking';
      readonly booking: Booking | null;
      readonly day: string;
      readonly conflict: FullConflict | null;
    }
  | { readonly sheet: 'block' | 'feeds' }
  | null;

/** Nights by month, week or list; they move by dragging, or by Shift and the arrow keys. */
export function Calendar() {
  const { language, t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(null);
  const view = views.find((each) => each === params.get('pamja')) ?? 'month';
  const day = params.get('dita') ?? today();
  const range = rangeOf(view, day);
  const { nights, bookings, resources, blocked, holidays } = useCalendar(range);
  const isLoading = nights.data === undefined && nights.failureReason === null;
  const Week = useIsPhone() ? WeekDays : WeekView;
  const move = useMove((booking, conflict) =>
    setOpened({ sheet: 'booking', booking, day: conflict.date, conflict }),
  );
  useRestored(setOpened, day);
  // A click opens, so that a drag begins only after some way, on a phone after a moment.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  function show(next: { readonly view?: View; readonly day?: string }) {
    setParams({ pamja: next.view ?? view, dita: next.day ?? day }, { replace: true });
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
    const booking: Booking | undefined = active.data.current?.['booking'];
    const target: unknown = over?.data.current?.['day'];
    if (booking && typeof target === 'string') void move(booking, target);
  }

  const actions = {
    onAdd: (on: string) => setOpened({ sheet: 'booking', booking: null, day: on, conflict: null }),
    onOpen: (booking: Booking) => setOpened({ sheet: 'booking', booking, day: booking.date, conflict: null }),
    onMove: (booking: Booking, days: number) => void move(booking, addDays(booking.date, days)),
  };
  const shown = { ...range, bookings, blocked, holidays, ...actions };
  const close = () => setOpened(null);
  return (
    <>
      <Panel aria-label={t(text[view])}>
        <CalendarBar
          view={view}
          day={day}
          range={range}
          onShow={show}
          onAdd={() => actions.onAdd(day < today() ? today() : day)}
          onSheet={(sheet) => setOpened({ sheet })}
        />
        <Stage data-days={view !== 'list' || undefined}>
          <LoadState query={nights} failure={{ text: t(text.loadFailed) }} />
          <DndContext sensors={sensors} onDragEnd={handleDragEnd}>
            {view === 'month' ? <MonthView {...shown} month={day.slice(0, 7)} /> : null}
            {view === 'week' ? <Week {...shown} resources={resources} /> : null}
          </DndContext>
          {view === 'list' && !isLoading ? <ListView {...shown} /> : null}
          {view === 'list' ? null : <Note data-keys>{t(text.keys)}</Note>}
        </Stage>
      </Panel>
      {opened?.sheet === 'booking' ? (
        <BookingSheet
          key={opened.booking?.id ?? formatNight(opened.day, language)}
          booking={opened.booking}
          day={opened.day}
          resources={resources}
          conflict={opened.conflict}
          onClose={close}
        />
      ) : null}
      {opened?.sheet === 'block' ? (
        <BlockSheet blocked={blocked} resources={resources} onClose={close} />
      ) : null}
      {opened?.sheet === 'feeds' ? <FeedsSheet resources={resources} onClose={close} /> : null}
    </>
  );
}

/** Opens the sheet whose draft is restored; `day` is that of a new booking. */
function useRestored(open: (opened: Opened) => void, day: string): void {
  const { connection } = useHost();
  const openBooking = (booking: Booking | null) => open({ sheet: 'booking', booking, day, conflict: null });

  /** What was paid meanwhile is shown too; while the server is away it is as it was. */
  async function openLatest(booking: Booking | undefined): Promise<void> {
    if (!booking) return;
    const latest = resource(connection, 'bookings').get(booking.id);
    openBooking((await latest.catch(() => ({ value: booking }))).value);
  }

  // As it was when the draft began: only what was typed is sent.
  useClaimedSheet(
    (form) => form.startsWith(bookingForm),
    ({ base }) => openBooking((base as Booking | undefined) ?? null),
  );
  useClaimedSheet(
    (form) => form.startsWith(paymentForm),
    ({ base }) => void openLatest(base as Booking | undefined),
  );
  useClaimedSheet(
    (form) => form === blockForm,
    () => open({ sheet: 'block' }),
  );
}

/** Moves a night to another day, and says so; a full day opens the booking with the free days nearby. */
function useMove(onFull: (booking: Booking, conflict: FullConflict) => void) {
  const { language, t } = useLanguage();
  const { write } = useCalendarWrites();
  const report = useReportFailure();
  return async (booking: Booking, date: string) => {
    if (date === booking.date) return;
    const { id, title, version } = booking;
    try {
      await write({ entity: 'bookings', kind: 'update', id, body: { date }, title, ifMatch: `"${version}"` });
      showSuccess(t(text.moved(title, formatNight(date, language))));
    } catch (error) {
      const full = fullConflictOf(error);
      if (full) onFull(booking, full);
      else await report(error, { text: t(text.notMoved), saysWhy: true });
    }
  };
}
