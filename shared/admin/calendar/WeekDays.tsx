import { useDroppable } from '@dnd-kit/core';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { takesCapacity } from '@ritmi/shared/domain/bookings/capacity';
import { partLabels } from '@ritmi/shared/domain/bookings/labels';
import { type Half, halvesOf, type Part } from '@ritmi/shared/domain/bookings/parts';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { celebratedOn } from '@ritmi/shared/domain/holidays/holidays';
import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { weekdayNames, weekdayOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { formatNight } from '../kit/formatNight.js';
import { IconButton, Note } from '../kit/look/frames.js';
import { BookingChip } from './BookingChip.js';
import { celebratedText, dayMarks, DayNumber, Top } from './DayCell.js';
import type { ViewProps } from './MonthView.js';
import { calendarText as text } from './text.js';
import type { BlockedDay, Resource } from './useCalendar.js';
import { weeksBetween } from './view.js';

const Day = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(1)} 0 ${space(2)} ${space(2)};
  border-top: 1px solid ${color.line};
  ${dayMarks}
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  > div:not(:first-child),
  > p {
    margin-right: ${space(2)};
  }
  > p b {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** The day, what is special about it, and the button that adds a night. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: center;
  small {
    color: ${color.quiet};
    font-size: ${type.size.small};
    line-height: 1.2;
  }
`;

type WeekDaysProps = ViewProps & { readonly resources: readonly Resource[] };

/** A week as a list of its days, for a phone: seven columns of lanes are wider than it. */
export function WeekDays(props: WeekDaysProps) {
  const { language } = useLanguage();
  const [days = []] = weeksBetween(props.from, props.to);
  return (
    <ol aria-label={`${formatDate(props.from, language)} – ${formatDate(props.to, language)}`}>
      {days.map((day) => (
        <DayLine key={day} day={day} {...props} />
      ))}
    </ol>
  );
}

/** A day with its nights below each other and, where there are any, what is still free. */
function DayLine({ day, ...props }: WeekDaysProps & { readonly day: string }) {
  const { bookings, blocked, holidays, resources, onAdd, onOpen, onMove } = props;
  const { language, t } = useLanguage();
  const { setNodeRef, isOver } = useDroppable({ id: day, data: { day } });
  const nights = bookings.filter(({ date }) => date === day);
  const ofDay = blocked.filter(({ date }) => date === day);
  const closed = ofDay.find(({ resourceId }) => resourceId === null);
  const celebrated = celebratedOn(day, holidays);
  const about = [
    closed ? closed.reason || t(text.blocked) : null,
    celebrated ? t(celebratedText(celebrated)) : null,
  ].filter((each) => each !== null);
  const inPart = (half: Half) => t(partLabels[half]).toLowerCase();
  const left = closed ? [] : resources.flatMap(leftOf({ nights, blocked: ofDay, inPart }));
  return (
    <Day
      ref={setNodeRef}
      data-day={day}
      data-saturday={weekdayOf(day) === 5}
      data-feast={celebrated !== null}
      data-over={isOver}
      data-blocked={closed !== undefined}
    >
      <Head>
        <Top>
          <DayNumber day={day} today={today()} celebrated={null} />
        </Top>
        <span>{weekdayNames(language)[weekdayOf(day)]}</span>
        <small>{about.join(' · ')}</small>
        <IconButton aria-label={t(text.addOn(formatNight(day, language)))} onClick={() => onAdd(day)}>
          <Plus size={18} aria-hidden="true" />
        </IconButton>
      </Head>
      {nights.map((booking) => (
        <div key={booking.id}>
          <BookingChip
            booking={booking}
            detail={[booking.place, ...takenBy(booking, resources)].filter(Boolean).join(' · ')}
            onOpen={onOpen}
            onMove={onMove}
          />
        </div>
      ))}
      {nights.length > 0 && left.length > 0 ? (
        <Note>
          {t(text.free)}: <b>{left.join(' · ')}</b>
        </Note>
      ) : null}
    </Day>
  );
}

/** What a night needs, by name: `Ekipi 1`, `2× Altoparlantë`. */
function takenBy(booking: Booking, resources: readonly Resource[]): readonly string[] {
  return booking.resources.flatMap(({ resourceId, quantity }) => {
    const resource = resources.find(({ id }) => id === resourceId);
    return resource ? [`${quantity > 1 ? `${quantity}×\u00a0` : ''}${resource.name}`] : [];
  });
}

/**
 * Makes of a resource its name, with how many are left all day where there are several, or with the part of the day in which
 * one is left; nothing when all are taken.
 */
function leftOf({ nights, blocked, inPart }: Known) {
  const now = new Date().toISOString();
  const held = nights.filter((booking) => takesCapacity(booking, now));
  return ({ id, name, capacity }: Resource): readonly string[] => {
    const leftIn = (half: Half) => {
      const inHalf = ({ part }: { readonly part: Part }) => halvesOf(part).includes(half);
      if (blocked.some((each) => each.resourceId === id && inHalf(each))) return 0;
      const taken = held.filter(inHalf).flatMap(({ resources }) => resources);
      return taken.reduce((left, need) => (need.resourceId === id ? left - need.quantity : left), capacity);
    };
    const named = (left: number) => (capacity > 1 ? `${left}×\u00a0${name}` : name);
    const [day, evening] = [leftIn('day'), leftIn('evening')];
    const [least, most] = [Math.min(day, evening), Math.max(day, evening)];
    if (most < 1) return [];
    return [least > 0 ? named(least) : `${named(most)} (${inPart(day > 0 ? 'day' : 'evening')})`];
  };
}

type Known = {
  readonly nights: readonly Booking[];
  readonly blocked: readonly BlockedDay[];
  readonly inPart: (half: Half) => string;
};
