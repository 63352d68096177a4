import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { today } from '@ritmi/shared/domain/time/date';
import {
  type Asked,
  askedParameters,
  enquiryPath,
  type Night,
  nightKindLabels,
  nightParameters,
  noScriptParameter,
  openNight,
  readNight,
} from '@ritmi/shared/domain/enquiry/request';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHydrated } from '@ritmi/shared/ui/store';
import { at, color, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { marked, nativeMark } from '../render/marks.js';
import { navigate } from 'vike/client/router';
import { DateField } from './DateField.js';
import { useRememberedNight } from './remembered.js';
import { text } from './text.js';

type DateLineProps = {
  /** What the visitor asks for; submitted as a hidden field. */
  readonly asked?: Asked | null;
  /** Initial values of the fields. */
  readonly night?: Night;
  /** Called with the fields' values on every change, and once on mount, for text that was typed before hydration. */
  readonly onNight?: (night: Night) => void;
  /** Id of a heading that labels the form, on pages with more than one. */
  readonly labelledBy?: string;
  /** Replaces the submit button, which leads to the contact page. */
  readonly children?: ReactNode;
  /** Below the fields: choices of services, by the name of that parameter. */
  readonly desk?: ReactNode;
};

/**
 * Date, place and kind of night. A plain form that leads to the contact page, so it works without JavaScript and
 * accepts any input. EnquiryForm adds the links that send the message.
 */
export function DateLine(props: DateLineProps) {
  const { asked = null, night: given = openNight, onNight, labelledBy, children, desk } = props;
  const { t, to } = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { first: night, remember } = useRememberedNight(given);
  const [date, setDate] = useState(night.date);
  // Only after hydration: the server's HTML may be from an earlier day.
  const [currentDay] = useState(today);
  const firstDay = useHydrated() ? currentDay : undefined;
  const isPast = firstDay !== undefined && date !== '' && date < firstDay;

  // The fields are uncontrolled, so that text typed before hydration is kept.
  function handleInput() {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const now = readNight(Object.fromEntries(fields));
    setDate(now.date);
    remember(now);
    onNight?.(now);
  }
  const readFirst = useEffectEvent(handleInput);
  useEffect(() => readFirst(), []);

  // The address has what is asked for; what is typed is remembered.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ids = new FormData(event.currentTarget).getAll(askedParameters.services).map(String);
    void navigate(to(enquiryPath(ids.length > 0 ? { about: 'services', ids } : asked)));
  }

  return (
    <Form
      ref={form}
      action={to('/kontakt')}
      method="get"
      noValidate
      {...marked(nativeMark)}
      aria-label={labelledBy ? undefined : t(text.line)}
      aria-labelledby={labelledBy}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      {asked && <input type="hidden" name={askedParameters[asked.about]} value={asked.ids.join(',')} />}
      <Fields>
        <p>
          <label htmlFor={`${id}d`}>{t(text.date)}</label>
          <DateField
            id={`${id}d`}
            name={nightParameters.date}
            initial={night.date}
            date={date}
            today={firstDay}
            describedBy={isPast ? `${id}n` : undefined}
          />
        </p>
        <p>
          <label htmlFor={`${id}v`}>{t(text.place)}</label>
          <input
            id={`${id}v`}
            name={nightParameters.place}
            defaultValue={night.place}
            placeholder={t(text.placeHint)}
            autoComplete="off"
          />
        </p>
        <p>
          <label htmlFor={`${id}l`}>{t(text.kind)}</label>
          <select id={`${id}l`} name={nightParameters.kind} defaultValue={night.kind}>
            <option value="">{t(text.kindOpen)}</option>
            {Object.entries(nightKindLabels).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {t(label)}
              </option>
            ))}
          </select>
        </p>
        {!desk && <div>{children ?? <Button type="submit">{t(text.ask)}</Button>}</div>}
        {isPast && (
          <span id={`${id}n`} role="status">
            {t(text.past)}
          </span>
        )}
      </Fields>
      {desk}
      <noscript>
        <input type="hidden" name={noScriptParameter} value="po" />
      </noscript>
    </Form>
  );
}

const Form = styled.form`
  container-type: inline-size;
  ${layout.screenOnly}
`;

const Fields = styled.div`
  ${layout.grid(5, 6)}
  p {
    min-width: 0;
  }
  label {
    ${type.caption}
    display: block;
  }
  /* A bottom border instead of a box. */
  input,
  select {
    width: 100%;
    height: 48px;
    padding: 0;
    border: 0;
    border-bottom: 2px solid ${tint('text', 46)};
    border-radius: 0;
    background: transparent;
    font-size: ${type.size.h3};
    font-weight: 700;
    text-overflow: ellipsis;
  }
  /* Empty fields. */
  input::placeholder,
  select:has(option[value='']:checked) {
    color: ${color.quiet};
    font-weight: 500;
    opacity: 1;
  }
  ::-webkit-calendar-picker-indicator {
    cursor: pointer;
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
  @container (min-width: 30rem) {
    > div {
      display: flex;
      flex-wrap: wrap;
    }
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
    > p:nth-of-type(2) {
      grid-area: auto;
    }
  }
  @container (min-width: 64rem) {
    grid-template-columns: 1fr 1.25fr 1fr auto;
    > div {
      grid-column: auto;
    }
  }
`;
