import { styled } from 'styled-components';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { celebratedOn, type Holiday } from '@ritmi/shared/domain/holidays/holidays';
import { formatMonth, weekdayNames } from '@ritmi/shared/domain/time/month';
import { today } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { onPhone } from '../kit/look/useMedia.js';
import { BookingChip } from './BookingChip.js';
import { DayCell } from './DayCell.js';
import { weeksBetween } from './view.js';
import type { BlockedDay } from './useCalendar.js';

export type ViewProps = {
  readonly from: string;
  readonly to: string;
  readonly bookings: readonly Booking[];
  readonly blocked: readonly BlockedDay[];
  readonly holidays: readonly Pick<Holiday, 'date' | 'name'>[];
  readonly onAdd: (day: string) => void;
  readonly onOpen: (booking: Booking) => void;
  readonly onMove: (booking: Booking, days: number) => void;
};

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th {
    padding: ${space(1)} ${space(2)};
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 600;
    text-align: left;
  }
  ${onPhone} {
    // To the edges of the panel: seven columns need each pixel.
    width: calc(100% + ${space(4)});
    margin-inline: -${space(2)};
    th {
      padding-inline: 4px;
    }
    th span {
      display: none;
    }
  }
`;

/** A month as a table of weeks, which begin on Monday. @param month `YYYY-MM` */
export function MonthView({ month, ...props }: ViewProps & { readonly month: string }) {
  const { from, to, bookings, blocked, holidays, onAdd, onOpen, onMove } = props;
  const { language } = useLanguage();
  const now = today();
  return (
    <Table aria-label={formatMonth(month, language)}>
      <thead>
        <tr>
          {weekdayNames(language).map((name) => (
            <th key={name} scope="col" abbr={name.replace(/^e /, '')}>
              {name.replace(/^e /, '').slice(0, 3)}
              <span>{name.replace(/^e /, '').slice(3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksBetween(from, to).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                today={now}
                celebrated={celebratedOn(day, holidays)}
                isOther={!day.startsWith(month)}
                blocked={blocked.filter(({ date }) => date === day)}
                onAdd={onAdd}
              >
                {bookings
                  .filter(({ date }) => date === day)
                  .map((booking) => (
                    <BookingChip key={booking.id} booking={booking} onOpen={onOpen} onMove={onMove} />
                  ))}
              </DayCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
