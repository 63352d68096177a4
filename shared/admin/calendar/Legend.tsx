import { styled } from 'styled-components';
import { celebratedOn, type Holiday } from '@ritmi/shared/domain/holidays/holidays';
import { weekdayOf } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { dayMarks } from './DayCell.js';
import { legendText as text } from './text.js';
import type { BlockedDay } from './useCalendar.js';

const Marks = styled.ul`
  ${layout.wrap(1, 3)}
  color: ${color.quiet};
  font-size: ${type.size.small};
  line-height: 1.3;
  li {
    display: flex;
    gap: ${space(1.5)};
    align-items: center;
  }
  i {
    width: 18px;
    height: 18px;
    border: 1px solid ${color.line};
    ${dayMarks}
  }
`;

type LegendProps = {
  readonly days: readonly string[];
  readonly blocked: readonly BlockedDay[];
  readonly holidays: readonly Pick<Holiday, 'date' | 'name'>[];
};

/** What the backgrounds of days mean, of those that are in sight. The cells say it to those who do not see them. */
export function Legend({ days, blocked, holidays }: LegendProps) {
  const { t } = useLanguage();
  const celebrated = days.flatMap((day) => celebratedOn(day, holidays) ?? []);
  const isEve = celebrated.some((each) => each.isEve);
  const isFeast = celebrated.some((each) => !each.isEve);
  const isBlocked = blocked.some(({ date, resourceId }) => resourceId === null && days.includes(date));
  return (
    <Marks aria-hidden="true">
      {days.some((day) => weekdayOf(day) === 5) ? (
        <li>
          <i data-saturday="true" />
          {t(text.saturday)}
        </li>
      ) : null}
      {isFeast || isEve ? (
        <li>
          <i data-feast="true" />
          {t(text[isFeast && isEve ? 'feastOrEve' : isFeast ? 'feast' : 'eve'])}
        </li>
      ) : null}
      {isBlocked ? (
        <li>
          <i data-blocked="true" />
          {t(text.blocked)}
        </li>
      ) : null}
    </Marks>
  );
}
