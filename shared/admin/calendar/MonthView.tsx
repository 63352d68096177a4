import { styled } from 'styled-components';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { celebratedOn, type Holiday } from '@ritmi/shared/domain/holidays/holidays';
import { formatMonth, weekdayNames } from '@ritmi/shared/domain/time/month';
import { today } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { onPhone, useIsPhone } from '../kit/look/useMedia.js';
import { BookingChip } from './BookingChip.js';
import { celebratedText, DayCell } from './DayCell.js';
import { Legend } from './Legend.js';
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

/** Below the table, in whose cells there is no room for them on a phone. */
const Feasts = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  font-size: ${type.size.small};
  li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    gap: ${space(1)};
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }
  span {
    color: ${color.quiet};
  }
`;

/** A month as a table of weeks, which begin on Monday. @param month `YYYY-MM` */
export function MonthView({ month, ...props }: ViewProps & { readonly month: string }) {
  const { from, to, bookings, blocked, holidays, onAdd, onOpen, onMove } = props;
  const { language } = useLanguage();
  const now = today();
  const isPhone = useIsPhone();
  const weeks = weeksBetween(from, to);
  return (
    <>
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
          {weeks.map((week) => (
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
      <Legend days={weeks.flat()} blocked={blocked} holidays={holidays} />
      {isPhone ? (
        <FeastNames days={weeks.flat().filter((day) => day.startsWith(month))} holidays={holidays} />
      ) : null}
    </>
  );
}

type FeastNamesProps = Pick<ViewProps, 'holidays'> & { readonly days: readonly string[] };

/** What is celebrated in a month. The cells say it too, to those who do not see them. */
function FeastNames({ days, holidays }: FeastNamesProps) {
  const { t } = useLanguage();
  const feasts = days.flatMap((day) => {
    const celebrated = celebratedOn(day, holidays);
    return celebrated ? [{ day, name: t(celebratedText(celebrated)) }] : [];
  });
  return feasts.length === 0 ? null : (
    <Feasts aria-hidden="true">
      {feasts.map(({ day, name }) => (
        <li key={day}>
          <b>{Number(day.slice(8))}</b>
          <span>{name}</span>
        </li>
      ))}
    </Feasts>
  );
}
