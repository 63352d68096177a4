import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Night, nightKindLabels, nightParameters } from '@ritmi/shared/domain/enquiry/request';
import { selectArrow, stroke } from '@ritmi/shared/ui/form/selectArrow';
import { lineField } from '@ritmi/shared/ui/form/lineField';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { DateField } from './DateField.js';
import type { FreeDaysProps } from './FreeDaysTable.js';
import { noProblem, type ProblemOf } from './problem.js';
import { text } from './text.js';

/** Values as they were typed, where they are no day, no number or too long. */
export type Typed = Readonly<Record<'date' | 'place' | 'guests', string | undefined>>;

type NightFieldsProps = {
  /** Begins the ids of the fields. */
  readonly id: string;
  /** Initial values. */
  readonly night: Night;
  /** What was sent and not accepted; else the fields begin with those of the night. */
  readonly typed?: Typed | null | undefined;
  /** The date in its field now. */
  readonly date: string;
  /** In the browser only: the server's HTML may be from an earlier day. */
  readonly firstDay: string | undefined;
  /** The month beside the form with what is full, if there is one. */
  readonly freeDays?: FreeDaysProps | null | undefined;
  /** Asks how many are invited, too. */
  readonly asksGuests: boolean;
  /** Whether a desk follows, whose button sends the form too. */
  readonly hasDesk?: boolean;
  /** What is wrong with a field, by its name; nothing by default. */
  readonly problemOf?: ProblemOf | undefined;
  /** Further fields. */
  readonly more?: ReactNode;
  /** What sends the form. */
  readonly children: ReactNode;
};

/**
 * The fields of a date line. They are uncontrolled, so that text typed before hydration is kept, and without
 * `autocomplete=off`, with which a browser does not fill them again on Back.
 */
export function NightFields(props: NightFieldsProps) {
  const { id, night, typed, date, firstDay, freeDays, asksGuests, problemOf, more, children, hasDesk } =
    props;
  const { t } = useLanguage();
  const problem = (name: keyof Night) => problemOf?.(nightParameters[name]) ?? noProblem;
  const isPast = firstDay !== undefined && date !== '' && date < firstDay;
  return (
    <Fields data-guests={asksGuests || undefined} data-desk={hasDesk || undefined}>
      <p>
        <label htmlFor={`${id}d`}>{t(text.date)}</label>
        <DateField
          id={`${id}d`}
          name={nightParameters.date}
          initial={typed?.date ?? night.date}
          date={date}
          today={firstDay}
          freeDays={freeDays}
          describedBy={isPast ? `${id}n` : undefined}
          problem={problem('date')}
        />
        {problem('date').note}
      </p>
      <p>
        <label htmlFor={`${id}v`}>{t(text.place)}</label>
        <input
          id={`${id}v`}
          name={nightParameters.place}
          defaultValue={typed?.place ?? night.place}
          placeholder={t(text.placeHint)}
          {...problem('place').control}
        />
        {problem('place').note}
      </p>
      <p>
        <label htmlFor={`${id}l`}>{t(text.kind)}</label>
        <select
          id={`${id}l`}
          name={nightParameters.kind}
          defaultValue={night.kind}
          {...problem('kind').control}
        >
          <option value="">{t(text.kindOpen)}</option>
          {Object.entries(nightKindLabels).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {t(label)}
            </option>
          ))}
        </select>
        {problem('kind').note}
      </p>
      {asksGuests && (
        <p>
          <label htmlFor={`${id}g`}>{t(text.guests)}</label>
          <input
            id={`${id}g`}
            name={nightParameters.guests}
            defaultValue={typed?.guests ?? night.guests}
            inputMode="numeric"
            maxLength={6}
            placeholder={t(text.guestsHint)}
            {...problem('guests').control}
          />
          {problem('guests').note}
        </p>
      )}
      {more}
      {children && <div>{children}</div>}
      {isPast && (
        <span id={`${id}n`} role="status">
          {t(text.past)}
        </span>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  ${layout.grid(5, 6)}
  p {
    min-width: 0;
  }
  label {
    ${type.caption}
    display: block;
  }
  input,
  select {
    width: 100%;
    height: 48px;
    padding: 0;
    ${lineField}
    text-overflow: ellipsis;
  }
  /* Empty fields. */
  input::placeholder,
  select:has(option[value='']:checked) {
    color: ${color.quiet};
    font-weight: 500;
    opacity: 1;
  }
  select {
    ${selectArrow(2)}
    /* Puts its text on the line of the other fields' text. */
    padding-top: 2px;
  }
  /* Safari centres it. */
  ::-webkit-date-and-time-value {
    text-align: left;
  }
  select option {
    background: ${color.raised};
    color: ${color.text};
    font-size: 1rem;
  }
  :is(input, select):focus-visible {
    border-bottom-color: ${color.accent};
  }
  ${at.forced} {
    input,
    select {
      padding-inline: ${space(2)};
      border: 1px solid;
    }
  }
  > div,
  > span {
    grid-column: 1 / -1;
  }
  > div {
    ${layout.grid(2)}
  }
  > span {
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  /* Date and kind share a line; the place needs one of its own. */
  @container (min-width: 19rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > p:nth-of-type(2) {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* With the guests, which need little room. */
  @container (min-width: 22rem) {
    &[data-guests] > p:nth-of-type(2) {
      grid-area: 2 / 1;
    }
  }
  @container (min-width: 30rem) {
    > div {
      display: flex;
      flex-wrap: wrap;
    }
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-guests] {
      grid-template-columns: 4fr 4.5fr 4fr 3.5fr;
    }
    && > p:nth-of-type(2) {
      grid-area: auto;
    }
  }
  /* Above a desk, what sends the form is an arrow at the end of the place's line, where there is no room for its words. */
  @container (max-width: 44rem) {
    &[data-desk] > p:nth-of-type(2) {
      grid-area: 2 / 1 / auto / -1;
      margin-right: ${space(18)};
    }
    &[data-desk] > div {
      grid-area: 2 / 1 / auto / -1;
      place-self: end;
      button {
        width: 52px;
        padding: 0 8px 0 0;
        font-size: 0;
        /* A rotated box: its corner is the head, its diagonal the shaft. */
        &::after {
          content: '';
          width: 16px;
          height: 16px;
          border: solid;
          border-width: 2px 2px 0 0;
          background: linear-gradient(135deg, ${stroke});
          rotate: 45deg;
        }
      }
    }
  }
  @container (min-width: 64rem) {
    grid-template-columns: 1fr 1.25fr 1fr auto;
    > div {
      grid-column: auto;
      align-self: end;
    }
  }
`;
