import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { formatMonth, weekdayOf, weekdayNames, weeksOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, tint } from '@ritmi/shared/ui/tokens';

type MonthTableProps = {
  /** `YYYY-MM` */
  readonly month: string;
  /** The day that is chosen, `YYYY-MM-DD` or empty. */
  readonly chosen?: string;
  /** The only day that Tab reaches; arrow keys move to the others. */
  readonly reached?: string;
  readonly today?: string;
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
  const { month, chosen, reached, today, since = '', onChoose, caption, dayView } = props;
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
                {day &&
                  (onChoose ? (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === reached ? 0 : -1}
                      aria-label={`${names[weekdayOf(day)]}, ${formatDate(day, language)}`}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : (
                    dayView?.(day)
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
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
  button:hover {
    background-color: ${tint('text', 12)};
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
