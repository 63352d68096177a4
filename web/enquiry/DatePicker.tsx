import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { firstDayToChoose, isMonthAhead, monthsToChoose } from '@ritmi/shared/domain/bookings/freeDays';
import { addDays, addMonths, formatMonth, weekdayOf } from '@ritmi/shared/domain/time/month';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Button } from '@ritmi/shared/ui/Button';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Select } from '@ritmi/shared/ui/form/controls';
import { layout, space } from '@ritmi/shared/ui/tokens';
import type { FreeDaysProps } from './FreeDaysTable.js';
import { MonthTable } from './MonthTable.js';
import { text } from './text.js';

export type DatePickerProps = {
  /** `YYYY-MM-DD`, or empty. */
  readonly chosen: string;
  /** Days before it cannot be chosen. */
  readonly today: string;
  /** The month beside the form with what is full; it turns with this one. Missing where a page has none. */
  readonly freeDays?: FreeDaysProps | null | undefined;
  /** Called with the day, or with an empty text to have none. */
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

/** How far a key moves from a day. */
const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Chooses a day of a month; the names are those of the page's language, whatever the browser's is. */
export function DatePicker({ chosen, today, freeDays, onChoose, onClose }: DatePickerProps) {
  const { t, language } = useLanguage();
  const [reached, setReached] = useState(() => chosen || firstDayToChoose(today, freeDays?.days ?? null));
  const days = useRef<HTMLDivElement>(null);
  const month = reached.slice(0, 7);
  const isMoving = useRef(false);

  useEffect(() => {
    if (isMoving.current) days.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
    isMoving.current = false;
  }, [reached]);
  const showMonth = useEffectEvent(() => {
    if (freeDays && month !== freeDays.days.month && isMonthAhead(month, today)) freeDays.onMonth(month);
  });
  useEffect(() => showMonth(), [month]);

  function handleKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = notOver(move(reached));
    isMoving.current = next !== reached;
    setReached(next);
  }

  const notOver = (day: string) => (day < today ? today : day);
  const turn = (count: number) => () => setReached(notOver(addMonths(reached, count)));
  return (
    <Dialog title={t(text.date)} onClose={onClose} first='[data-day][tabindex="0"]'>
      <Body>
        <div>
          <Button
            $kind="plain"
            $small
            aria-label={t(text.monthBefore)}
            aria-disabled={month <= today.slice(0, 7)}
            onClick={turn(-1)}
          >
            <ChevronLeft aria-hidden size={20} />
          </Button>
          <Month
            aria-label={t(text.month)}
            value={month}
            onChange={({ target }) => setReached(notOver(`${target.value}-01`))}
          >
            {monthsToChoose(today, month).map((each) => (
              <option key={each} value={each}>
                {formatMonth(each, language)}
              </option>
            ))}
          </Month>
          <VisuallyHidden aria-live="polite">{formatMonth(month, language)}</VisuallyHidden>
          <Button $kind="plain" $small aria-label={t(text.monthAfter)} onClick={turn(1)}>
            <ChevronRight aria-hidden size={20} />
          </Button>
        </div>
        <div ref={days} role="presentation" onKeyDown={handleKey}>
          <MonthTable {...{ month, chosen, reached, today, onChoose }} days={freeDays?.days} />
        </div>
        <div>
          <Button $kind="plain" $small onClick={() => onChoose('')}>
            {t(text.noDate)}
          </Button>
          <Button $kind="plain" $small onClick={onClose}>
            {t(text.closeDate)}
          </Button>
        </div>
      </Body>
    </Dialog>
  );
}

/** As wide as the longest month. */
const Month = styled(Select)`
  width: auto;
  font-weight: 700;
`;

const Body = styled.div`
  ${layout.grid(4)}
  > :first-child,
  > :last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
`;
