import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { type FreeDays, isMonthAhead, monthBeside } from '@ritmi/shared/domain/bookings/freeDays';
import {
  type Asked,
  askedParameters,
  type EnquiryRequest,
  enquiryPath,
  monthParameter,
  nightParameters,
  noScriptParameter,
} from '@ritmi/shared/domain/enquiry/request';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { formatMonth } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, hover, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { MonthTable } from './MonthTable.js';
import { dayStates, freeDaysIn, text } from './text.js';

export type FreeDaysProps = {
  readonly days: FreeDays;
  /** Shows another month. */
  readonly onMonth: (month: string) => void;
  /** Whether that could not be loaded. */
  readonly hasFailed?: boolean;
};

type TableProps = FreeDaysProps & {
  readonly request: EnquiryRequest;
  /** The date in the form, `YYYY-MM-DD` or empty. */
  readonly chosen: string;
  /** The field for the date is in it. */
  readonly frame: RefObject<HTMLElement | null>;
};

/**
 * A month with what is free, limited and full. Its days are buttons of a form of its own, which leads to the page with the date
 * where there are no scripts; its neighbours are links.
 */
export function FreeDaysTable({ days, request, chosen, hasFailed, frame, onMonth }: TableProps) {
  const { t, to, language } = useLanguage();
  const { month, today } = days;
  // A date that was typed shows its month.
  const showChosen = useEffectEvent(() => {
    const other = chosen.slice(0, 7);
    if (other !== month && isMonthAhead(other, today)) onMonth(other);
  });
  useEffect(() => showChosen(), [chosen]);

  const { asked, night } = request;
  const kept = Object.entries({
    ...(asked && { [askedParameters[asked.about]]: asked.ids.join(',') }),
    [nightParameters.place]: night.place,
    [nightParameters.kind]: night.kind,
    [nightParameters.guests]: night.guests,
    [noScriptParameter]: 'po',
  });
  const monthLink = (other: string | null) =>
    other !== null && (
      <a href={to(monthPath(asked, other))} data-vike="false" onClick={handled(() => onMonth(other))}>
        {formatMonth(other, language)}
      </a>
    );
  const dayView = (day: string) => {
    const state = stateOf(day, days);
    const number = Number(day.slice(8));
    if (day < today) return <s>{number}</s>;
    const content = (
      <>
        {`${number} `}
        <small>{t(dayStates[state].word)}</small>
      </>
    );
    if (state === 'full') return content;
    return (
      <button
        name={nightParameters.date}
        value={day}
        className={state === 'limited' ? 'limited' : undefined}
        aria-current={day === chosen ? 'date' : undefined}
        onClick={handled(() => fillDate(day))}
      >
        {content}
      </button>
    );
  };
  return (
    <Frame action={to('/kontakt')}>
      {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <MonthTable
        month={month}
        since={today}
        caption={t(freeDaysIn)(formatMonth(month, language))}
        dayView={dayView}
      />
      <nav>
        {monthLink(monthBeside(days, -1))}
        {monthLink(monthBeside(days, 1))}
      </nav>
      <p role="status">{sentence()}</p>
      <small>{t(text.freeDaysNote)}</small>
    </Frame>
  );

  function fillDate(day: string) {
    const field = frame.current?.querySelector<HTMLInputElement>(`input[name=${nightParameters.date}]`);
    if (!field) return;
    field.value = day;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function sentence(): string {
    if (hasFailed) return t(text.freeDaysFailed);
    if (!chosen.startsWith(month) || chosen < today) return '';
    return `${formatDate(chosen, language)}: ${t(dayStates[stateOf(chosen, days)].sentence)}`;
  }
}

type DayState = keyof typeof dayStates;

const stateOf = (day: string, { full, limited }: FreeDays): DayState =>
  full.includes(day) ? 'full' : limited.includes(day) ? 'limited' : 'free';

/** A click that needs no other page; one that opens another tab still does. */
const handled = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

function monthPath(asked: Asked | null, month: string): string {
  const path = enquiryPath(asked);
  return `${path}${path.includes('?') ? '&' : '?'}${monthParameter}=${month}`;
}

const Frame = styled.form`
  ${layout.screenOnly}
  ${layout.grid(2)}
  max-width: 30rem;
  margin-bottom: ${space(8)};
  caption {
    padding-bottom: ${space(3)};
    font-size: ${type.size.lead};
    font-weight: 700;
    text-align: left;
  }
  td {
    height: 48px;
    padding: 1px;
    color: ${color.quiet};
    line-height: 1.1;
  }
  td small {
    display: block;
    font-size: 0.75rem;
    font-weight: 500;
  }
  td button {
    background: ${color.card};
    color: ${color.text};
    font-weight: 700;
    line-height: inherit;
    ${hover.on({ background: tint('text', 22) })}
  }
  .limited {
    background: transparent;
    box-shadow: inset 0 0 0 1px ${tint('text', 46)};
  }
  td button[aria-current] {
    background: ${color.text};
    color: ${color.page};
    text-decoration: none;
  }
  td button[aria-current] small {
    color: inherit;
  }
  nav {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
  }
  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  nav a:only-child {
    margin-left: auto;
  }
  > p {
    min-height: 1.5em;
    font-size: ${type.size.small};
    font-weight: 600;
  }
  > small {
    color: ${color.quiet};
  }
`;
