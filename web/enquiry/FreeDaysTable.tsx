import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { dayStateOf, type FreeDays, isMonthAhead, monthBeside } from '@ritmi/shared/domain/bookings/freeDays';
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
import { at, color, hover, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { DayLegend, freeDay, struck } from './DayLegend.js';
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
 * where there are no scripts; its neighbours are links. What is free has the button's box and the word only for readers, which
 * thirty times would hide the few other words.
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
  const dayView = (day: string) => {
    const state = dayStateOf(day, days);
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
      <nav>
        <MonthLink {...{ days, asked, onMonth }} count={-1} />
        <MonthLink {...{ days, asked, onMonth }} count={1} />
      </nav>
      <MonthTable
        month={month}
        since={today}
        caption={t(freeDaysIn)(formatMonth(month, language))}
        dayView={dayView}
      />
      <DayLegend />
      <div>
        <p role="status">{sentence()}</p> <small>{t(text.freeDaysNote)}</small>
      </div>
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
    return `${formatDate(chosen, language)}: ${t(dayStates[dayStateOf(chosen, days)].sentence)}`;
  }
}

type MonthLinkProps = Pick<FreeDaysProps, 'days' | 'onMonth'> & {
  readonly asked: Asked | null;
  readonly count: 1 | -1;
};

/** The month before or after, where it can be looked at. */
function MonthLink({ days, asked, count, onMonth }: MonthLinkProps) {
  const { to, language } = useLanguage();
  const other = monthBeside(days, count);
  if (other === null) return null;
  return (
    <a
      href={to(monthPath(asked, other))}
      rel={count < 0 ? 'prev' : 'next'}
      data-vike="false"
      onClick={handled(() => onMonth(other))}
    >
      {formatMonth(other, language)}
    </a>
  );
}

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
  /* On a phone the fields below it are in its first screen. */
  margin: -${space(6)} 0 ${space(2)};
  ${at.wide} {
    margin: -${space(3)} 0 ${space(5)};
  }
  /* In the line of the caption. */
  nav {
    display: flex;
    grid-area: 1 / 1;
    place-self: start end;
    z-index: 1;
  }
  nav a {
    ${layout.disc(44)}
    align-content: center;
    /* Its name is for readers. */
    font-size: 0;
    ${hover.on({ background: color.card })}
  }
  /* Drawn and hidden without elements and classes, of which the page would have many. */
  nav a::before {
    content: '';
    width: 9px;
    height: 9px;
    border: solid;
    border-width: 2px 0 0 2px;
    rotate: -45deg;
  }
  nav [rel='next']::before {
    rotate: 135deg;
  }
  td button:not(.limited) small {
    ${layout.visuallyHidden}
  }
  table {
    grid-area: 1 / 1;
  }
  caption {
    padding: ${space(3)} ${space(23)} ${space(3)} 0;
    font-size: ${type.size.lead};
    font-weight: 700;
    line-height: 20px;
    text-align: left;
  }
  td {
    height: 44px;
    color: ${color.quiet};
    line-height: 1.1;
  }
  /* Its word is not in a button. */
  td:has(> small) {
    ${struck}
  }
  /* The gaps between the boxes are pressed with them. */
  td button {
    border: 1px solid transparent;
    background: ${freeDay} padding-box;
    color: ${color.text};
    font-weight: 700;
    line-height: inherit;
    ${hover.on({ backgroundColor: tint('text', 32) })}
  }
  td .limited {
    background-color: transparent;
    box-shadow: inset 0 0 0 1px ${tint('text', 46)};
  }
  td button[aria-current] {
    background-color: ${color.text};
    color: ${color.page};
    text-decoration: none;
  }
  td button[aria-current] small {
    color: inherit;
  }
  /* As high as the form beside it. */
  ${at.desktop} {
    td,
    td button {
      height: 58px;
    }
  }
  /* Room for the sentence of a day, so that the form stays where it is. */
  > div:last-child {
    min-height: 3em;
    font-size: ${type.size.small};
    line-height: 1.5;
  }
  p {
    display: inline;
    font-weight: 600;
  }
  div > small {
    color: ${color.quiet};
  }
`;
