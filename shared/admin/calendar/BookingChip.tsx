import { useDraggable } from '@dnd-kit/core';
import { styled } from 'styled-components';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { bookingStateLabels, partLabels } from '@ritmi/shared/domain/bookings/labels';
import { calendarText as text } from './text.js';
import { daysByKey, isLapsed } from './view.js';

const Chip = styled.button`
  display: block;
  width: 100%;
  min-height: 28px;
  padding: 2px ${space(2)};
  overflow: hidden;
  border: 1px solid ${color.text};
  border-radius: ${radius.control};
  background: ${color.text};
  color: ${color.page};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.35;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: grab;
  touch-action: manipulation;
  // Options are dashed and empty; what is done is quiet.
  &[data-state='option'] {
    border-style: dashed;
    background: none;
    color: ${color.text};
  }
  &[data-state='done'] {
    border-color: transparent;
    background: ${tint('text', 14)};
    color: ${color.text};
  }
  &[data-lapsed='true'] {
    border-color: ${color.line};
    color: ${color.quiet};
    text-decoration: line-through;
  }
  &[data-dragged='true'] {
    opacity: 0.5;
  }
  small {
    display: block;
    overflow: hidden;
    color: inherit;
    font-size: 0.75rem;
    font-weight: 400;
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  // A cell of a phone's month is as wide as one word.
  @media (max-width: 639px) {
    td & {
      max-height: 44px;
      padding: 1px 2px;
      font-size: 0.6875rem;
      line-height: 1.2;
      letter-spacing: -0.01em;
      // Words are cut at their end, never broken into two lines; three dots would be as wide as two letters.
      overflow-wrap: normal;
      text-overflow: clip;
      white-space: normal;
    }
  }
  ${at.print} {
    min-height: 0;
    border-color: #000;
    background: none;
    color: #000;
    white-space: normal;
  }
`;

type ChipProps = {
  readonly booking: Booking;
  /** Of a week: the lane that it is in. */
  readonly lane?: string;
  /** What is before the title, such as how much of a resource. */
  readonly lead?: string;
  /** Below the title, where there is room. */
  readonly detail?: string;
  readonly onOpen: (booking: Booking) => void;
  readonly onMove: (booking: Booking, days: number) => void;
};

/** A night in the calendar: opens by a click, moves by dragging, or by Shift and the arrow keys. */
export function BookingChip({ booking, lane = '', lead = '', detail = '', onOpen, onMove }: ChipProps) {
  const { t } = useLanguage();
  const { id, title, state, part, place } = booking;
  const lapsed = isLapsed(booking);
  const { setNodeRef, listeners, isDragging, transform } = useDraggable({
    id: `${id} ${lane}`,
    data: { booking },
  });
  const about = [t(bookingStateLabels[state]), t(partLabels[part]), place, lapsed ? t(text.lapsed) : ''];
  return (
    <Chip
      ref={setNodeRef}
      {...listeners}
      type="button"
      data-booking={id}
      data-state={state}
      data-lapsed={lapsed}
      data-dragged={isDragging}
      title={[title, ...about].filter(Boolean).join(' · ')}
      aria-label={[title, ...about].filter(Boolean).join(', ')}
      style={
        transform
          ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 5, position: 'relative' }
          : undefined
      }
      onClick={() => onOpen(booking)}
      onKeyDown={(event) => {
        const days = daysByKey(event);
        if (days === null) return;
        event.preventDefault();
        onMove(booking, days);
      }}
    >
      {lead}
      {part === 'day' ? '☼ ' : ''}
      {title}
      {detail ? <small>{detail}</small> : null}
    </Chip>
  );
}
