import { useDroppable } from '@dnd-kit/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Celebrated } from '@ritmi/shared/domain/holidays/holidays';
import type { Message } from '@ritmi/shared/domain/language';
import { weekdayOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { formatNight } from '../kit/formatNight.js';
import { calendarText as text } from './text.js';
import type { BlockedDay } from './useCalendar.js';

/** How a day looks that is a Saturday, a feast, blocked, or where a night would be dropped. */
export const dayMarks = css`
  &[data-saturday='true'] {
    background: ${tint('text', 4)};
  }
  &[data-feast='true'] {
    background: ${tint('text', 12)};
  }
  &[data-over='true'] {
    outline: 2px solid ${color.text};
    outline-offset: -2px;
  }
  &[data-blocked='true'] {
    background: repeating-linear-gradient(135deg, ${tint('text', 9)} 0 2px, transparent 2px 9px);
  }
`;

const Cell = styled.td`
  position: relative;
  height: clamp(84px, calc((100vh - 330px) / 6), 132px);
  padding: ${space(1)};
  border: 1px solid ${color.line};
  vertical-align: top;
  ${dayMarks}
  &[data-other='true'] {
    b {
      color: ${color.quiet};
      font-weight: 400;
    }
  }
  @media (max-width: 639px) {
    padding: 2px;
  }
`;

/** Above the nights of a day. */
export const Top = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(1)};
  min-height: 26px;
  margin-bottom: ${space(1)};
  font-variant-numeric: tabular-nums;
  b {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 26px;
    height: 26px;
    font-size: 0.875rem;
    font-weight: 600;
  }
  // Today is here: the ring.
  b[aria-current] {
    border: 2px solid ${color.accent};
    border-radius: 50%;
    ${at.forced} {
      border-color: Highlight;
    }
  }
  small {
    min-width: 0;
    overflow: hidden;
    color: ${color.quiet};
    font-size: 0.75rem;
    line-height: 26px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    small {
      ${layout.visuallyHidden}
    }
  }
`;

const Add = styled.button`
  display: grid;
  place-items: center;
  // Over the end of a name that is cut there, which has the whole width until then.
  position: absolute;
  top: ${space(1)};
  right: ${space(1)};
  width: 26px;
  height: 26px;
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.quiet};
  opacity: 0;
  td:hover &,
  &:focus-visible {
    opacity: 1;
  }
  ${at.mouse} {
    &:hover {
      background: ${color.card};
      color: ${color.text};
    }
  }
  @media (pointer: coarse) {
    inset: 0;
    width: 100%;
    height: 100%;
    background: none;
    svg {
      display: none;
    }
  }
  ${layout.screenOnly}
`;

const Nights = styled.div`
  position: relative;
  display: grid;
  gap: 3px;
`;

type DayCellProps = {
  readonly day: string;
  /** Of a week: the lane, since a day has a cell in each. */
  readonly lane?: string;
  readonly today: string;
  readonly celebrated: Celebrated | null;
  /** Whether it belongs to another month than the one that is shown. */
  readonly isOther?: boolean;
  readonly blocked: readonly BlockedDay[];
  readonly onAdd: (day: string) => void;
  readonly children: ReactNode;
};

/** A day of the month: its number, what is celebrated, whether it is blocked, and its nights. */
export function DayCell(props: DayCellProps) {
  const { day, lane = '', today, celebrated, isOther = false, blocked, onAdd, children } = props;
  const { language, t } = useLanguage();
  const { setNodeRef, isOver } = useDroppable({ id: `${day} ${lane}`, data: { day } });
  const reason = blocked.find(({ resourceId }) => lane !== '' || resourceId === null);
  return (
    <Cell
      ref={setNodeRef}
      data-day={day}
      data-saturday={weekdayOf(day) === 5}
      data-feast={celebrated !== null}
      data-other={isOther}
      data-over={isOver}
      data-blocked={reason !== undefined}
    >
      <Top>
        {lane === '' ? <DayNumber day={day} today={today} celebrated={celebrated} /> : null}
        {reason ? <small title={reason.reason}>{reason.reason || t(text.blocked)}</small> : null}
        <Add type="button" aria-label={t(text.addOn(formatNight(day, language)))} onClick={() => onAdd(day)}>
          <Plus size={16} aria-hidden="true" />
        </Add>
      </Top>
      <Nights>{children}</Nights>
    </Cell>
  );
}

/** The number of a day, ringed when it is today, and what is celebrated. */
export function DayNumber({ day, today, celebrated }: Pick<DayCellProps, 'day' | 'today' | 'celebrated'>) {
  const { t } = useLanguage();
  const name = celebrated && t(celebratedText(celebrated));
  return (
    <>
      <b aria-current={day === today ? 'date' : undefined}>{Number(day.slice(8))}</b>
      {name ? <small title={name}>{name}</small> : null}
    </>
  );
}

/** What is celebrated on a day, or on the next one. */
export function celebratedText({ name, isEve }: Celebrated): Message {
  return isEve ? { sq: text.eve(name.sq).sq, en: text.eve(name.en).en } : name;
}
