import { styled } from 'styled-components';
import { celebratedOn } from '@ritmi/shared/domain/holidays/holidays';
import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { weekdayNames, weekdayOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { BookingChip } from './BookingChip.js';
import { DayCell, DayNumber, Top } from './DayCell.js';
import type { ViewProps } from './MonthView.js';
import { calendarText as text } from './text.js';
import { weeksBetween } from './view.js';
import type { Resource } from './useCalendar.js';

/** Holds what is hidden visually, too: it would widen the page. */
const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  min-width: 860px;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: ${space(2)};
    font-size: ${type.size.small};
    line-height: 1.3;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    color: ${color.quiet};
    small {
      font-weight: 400;
    }
    // Below the first letter of its weekday; the ring of today needs its room.
    b:not([aria-current]) {
      min-width: 0;
    }
    b + small {
      margin-left: ${space(1)};
    }
  }
  tr > :first-child {
    width: 132px;
  }
  tbody th {
    border-block: 1px solid ${color.line};
    overflow-wrap: anywhere;
    small {
      display: block;
      color: ${color.quiet};
      font-weight: 400;
    }
  }
  td {
    height: 72px;
  }
`;

type Lane = { readonly id: string | null; readonly name: string; readonly capacity: number | null };

/** A week with a lane for each resource, so that one sees who and what is still free. */
export function WeekView({ resources, ...props }: ViewProps & { readonly resources: readonly Resource[] }) {
  const { from, to, bookings, blocked, holidays, onAdd, onOpen, onMove } = props;
  const { language, t } = useLanguage();
  const [days = []] = weeksBetween(from, to);
  const lanes: readonly Lane[] = [
    ...resources,
    ...(bookings.some((each) => each.resources.length === 0) || resources.length === 0
      ? [{ id: null, name: t(text.withoutResource), capacity: null }]
      : []),
  ];
  const inLane = (lane: Lane, day: string) =>
    bookings.flatMap((booking) => {
      if (booking.date !== day) return [];
      if (lane.id === null) return booking.resources.length === 0 ? [{ booking, lead: '' }] : [];
      const need = booking.resources.find(({ resourceId }) => resourceId === lane.id);
      return need ? [{ booking, lead: (lane.capacity ?? 1) > 1 ? `${need.quantity}× ` : '' }] : [];
    });
  const now = today();
  return (
    <Scroll key={from} ref={showToday}>
      <Table aria-label={`${formatDate(from, language)} – ${formatDate(to, language)}`}>
        <thead>
          <tr>
            <th scope="col">{t(text.resources)}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === now ? 'date' : undefined}>
                {weekdayNames(language)[weekdayOf(day)]?.replace(/^e /, '')}
                <Top>
                  <DayNumber day={day} today={now} celebrated={celebratedOn(day, holidays)} />
                </Top>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.id}>
              <th scope="row">
                {lane.name}
                {lane.capacity !== null && lane.capacity !== 1 ? <small>× {lane.capacity}</small> : null}
              </th>
              {days.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  lane={lane.id ?? 'none'}
                  today={now}
                  celebrated={celebratedOn(day, holidays)}
                  blocked={blocked.filter(
                    ({ date, resourceId }) => date === day && (resourceId === null || resourceId === lane.id),
                  )}
                  onAdd={onAdd}
                >
                  {inLane(lane, day).map(({ booking, lead }) => (
                    <BookingChip
                      key={booking.id}
                      lane={lane.id ?? 'none'}
                      booking={booking}
                      lead={lead}
                      onOpen={onOpen}
                      onMove={onMove}
                    />
                  ))}
                </DayCell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Scrolls to today, or stays at Monday in another week. */
function showToday(scroll: HTMLElement | null) {
  scroll?.querySelector('th[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}
