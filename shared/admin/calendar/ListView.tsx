import { styled } from 'styled-components';
import { formatMonth } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { formatNight } from '../kit/formatNight.js';
import { Badge, Note } from '../kit/look/frames.js';
import { onPhone } from '../kit/look/useMedia.js';
import type { ViewProps } from './MonthView.js';
import { bookingStateLabels } from '@ritmi/shared/domain/bookings/labels';
import { bookingText, calendarText as text } from './text.js';
import { isLapsed } from './view.js';

const Month = styled.section`
  display: grid;
  h3 {
    padding: ${space(3)} 0 ${space(1)};
    font-size: 1rem;
  }
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(180px, 240px) minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  min-height: 52px;
  width: 100%;
  padding: ${space(2)} 0;
  border-top: 1px solid ${color.line};
  text-align: left;
  // Its words stand below those of the bar, so what shows the mouse goes beyond them.
  position: relative;
  isolation: isolate;
  span:last-child {
    ${layout.wrap(1, 2)}
    align-items: center;
    justify-content: end;
  }
  small {
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  ${at.mouse} {
    &:hover::before {
      content: '';
      position: absolute;
      inset: 0 -${space(2)};
      z-index: -1;
      border-radius: ${radius.control};
      background: ${color.card};
    }
  }
  // The day over its night, and beside both how it stands.
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 0;
    > :first-child {
      color: ${color.quiet};
      font-size: ${type.size.small};
    }
    span:last-child {
      grid-area: 1 / 2 / 3;
      flex-direction: column-reverse;
      align-items: end;
    }
  }
`;

/** The nights one below the other, by months. */
export function ListView({ bookings, onOpen }: Pick<ViewProps, 'bookings' | 'onOpen'>) {
  const { language, t } = useLanguage();
  if (bookings.length === 0) return <Note role="status">{t(text.empty)}</Note>;
  const months = [...new Set(bookings.map(({ date }) => date.slice(0, 7)))].map((month) => ({
    month,
    nights: bookings.filter(({ date }) => date.startsWith(month)),
  }));
  return months.map(({ month, nights }) => (
    <Month key={month} aria-label={formatMonth(month, language)}>
      <h3>{formatMonth(month, language)}</h3>
      {nights.map((booking) => (
        <Row key={booking.id} type="button" data-booking={booking.id} onClick={() => onOpen(booking)}>
          <span>{formatNight(booking.date, language)}</span>
          <span>
            <strong>{booking.title}</strong> <small>{booking.place}</small>
          </span>
          <span>
            {isLapsed(booking) ? <small>{t(text.lapsed)}</small> : null}
            {booking.due === '0.00' ? null : (
              <small>
                {t(bookingText.due)} {booking.due} €
              </small>
            )}
            <Badge>{t(bookingStateLabels[booking.state])}</Badge>
          </span>
        </Row>
      ))}
    </Month>
  ));
}
