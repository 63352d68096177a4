import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { dayStateOf, type FreeDays } from '@ritmi/shared/domain/bookings/freeDays';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { formatMonth, weekdayOf, weekdayNames, weeksOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, tint } from '@ritmi/shared/ui/tokens';
import { dayStates } from './text.js';

type MonthTableProps = {
  /** `YYYY-MM` */
  readonly month: string;
  /** The day that is chosen, `YYYY-MM-DD` or empty. */
  readonly chosen?: string;
  /** The only day that Tab reaches; arrow keys move to the others. */
  readonly reached?: string;
  /** Days before it cannot be chosen. */
  readonly today?: string;
  /** What is known of its days where they are buttons. */
  readonly days?: FreeDays | undefined;
  /** Weeks that end before this day are left out. */
  readonly since?: string;
  readonly onChoose?: (day: string) => void;
  /** Says more than the month; else that is the table's name. */
  readonly caption?: ReactNode;
  /** A day where it is no button. */
  readonly dayView?: (day: string) => ReactNode;
};

/** The days of a month, by weeks from Monday. Needs no script to be rendered. */
export function MonthTable(props: MonthTableProps) {
  const { month, since = '', onChoose, caption, dayView } = props;
  const { language } = useLanguage();
  const names = weekdayNames(language);
  return (
    <Table aria-label={caption ? undefined : formatMonth(month, language)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {shortName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksSince(month, since).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => (
              <td key={day ?? `${column}`}>
                {day && (onChoose ? <Day {...props} day={day} /> : dayView?.(day))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A day that can be chosen, unless it is over; how little is left of it is a word below it. */
function Day(props: MonthTableProps & { readonly day: string }) {
  const { day, chosen, reached, today = '', days, onChoose } = props;
  const { t, language } = useLanguage();
  const isOver = day < today;
  const state = days && !isOver ? dayStateOf(day, days) : 'free';
  const word = state === 'free' ? null : t(dayStates[state].word);
  const name = `${weekdayNames(language)[weekdayOf(day)]}, ${formatDate(day, language)}`;
  return (
    <button
      type="button"
      data-day={day}
      className={state}
      tabIndex={day === reached ? 0 : -1}
      aria-label={word === null ? name : `${name}, ${word}`}
      aria-pressed={day === chosen}
      aria-disabled={isOver || undefined}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => !isOver && onChoose?.(day)}
    >
      {Number(day.slice(8))}
      {word !== null && <small>{word}</small>}
    </button>
  );
}

function weeksSince(month: string, since: string) {
  return weeksOf(month).filter((week) => week.some((day) => day !== null && day >= since));
}

/** `hën` of `e hënë`, `Mon` of `Monday`. */
function shortName(weekday: string): string {
  return weekday.replace(/^e /, '').slice(0, 3);
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  text-align: center;
  font-variant-numeric: tabular-nums;
  th {
    padding: 0;
    color: ${color.quiet};
    font-size: 0.8125rem;
    font-weight: 500;
  }
  td {
    padding: 0;
  }
  button {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 0;
    border-radius: ${radius.control};
  }
  td small {
    display: block;
    font-size: 0.75rem;
    font-weight: 500;
  }
  button:hover:where(:not([aria-disabled])) {
    background-color: ${tint('text', 12)};
  }
  /* As what is full and over stands beside the form of the contact page. */
  .full,
  [aria-disabled] {
    color: ${color.quiet};
  }
  [aria-disabled] {
    cursor: not-allowed;
    text-decoration: line-through;
  }
  [aria-current] {
    font-weight: 700;
    text-decoration: underline;
  }
  [aria-pressed='true'] {
    outline: 2px solid ${color.text};
    outline-offset: -2px;
    font-weight: 700;
  }
`;
