import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { today } from '@ritmi/shared/domain/time/date';
import {
  type Asked,
  askedParameters,
  enquiryPath,
  type Night,
  noScriptParameter,
  openNight,
  readNight,
} from '@ritmi/shared/domain/enquiry/request';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHydrated } from '@ritmi/shared/ui/store';
import { layout } from '@ritmi/shared/ui/tokens';
import { marked, nativeMark } from '../render/marks.js';
import { navigate } from 'vike/client/router';
import type { FreeDaysProps } from './FreeDaysTable.js';
import { NightFields, type Typed } from './NightFields.js';
import type { ProblemOf } from './problem.js';
import { useRememberedChoice, useRememberedNight } from './remembered.js';
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
  /** Asks how many are invited, too. */
  readonly asksGuests?: boolean;
  /** Missing where the form leads to the contact page; that page's own form sends the enquiry itself. */
  readonly sending?: {
    /** What is wrong with a field, by its name. */
    readonly problemOf: ProblemOf;
    /** What was sent, also when it is no day or no number. */
    readonly typed: Typed | null;
    /** The month above the form with what is full; null while it is not known. */
    readonly freeDays: FreeDaysProps | null;
    /** Further fields, between these and the buttons. */
    readonly fields: ReactNode;
  };
  /** Below the fields: choices of services, by the name of that parameter. */
  readonly desk?: ReactNode;
};

/**
 * Date, place and kind of night. A plain form that leads to the contact page, so it works without JavaScript and
 * accepts any input. EnquiryForm adds the links that send the message.
 */
export function DateLine(props: DateLineProps) {
  const {
    asked = null,
    night: given = openNight,
    onNight,
    labelledBy,
    children,
    desk,
    asksGuests = false,
    sending,
  } = props;
  const { t, to } = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { first: night, remember } = useRememberedNight(given);
  const { now: chosenNow } = useRememberedChoice();
  const [date, setDate] = useState(night.date);
  // Only after hydration: the server's HTML may be from an earlier day.
  const [currentDay] = useState(today);
  const firstDay = useHydrated() ? currentDay : undefined;

  // The fields are uncontrolled, so that text typed before hydration is kept.
  function handleInput() {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const values = Object.fromEntries(fields);
    const now = readNight(values);
    setDate(now.date);
    remember(now, values);
    onNight?.(now);
  }
  const readFirst = useEffectEvent(handleInput);
  useEffect(() => readFirst(), []);

  // The address has what is asked for; what is typed is remembered.
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (sending) return;
    event.preventDefault();
    const own = new FormData(event.currentTarget).getAll(askedParameters.services).map(String);
    // The second date line of a page has no desk.
    const ids = own.length > 0 || desk || asked ? own : chosenNow();
    void navigate(to(enquiryPath(ids.length > 0 ? { about: 'services', ids } : asked)));
  }

  return (
    <Form
      ref={form}
      action={to('/kontakt')}
      method={sending ? 'post' : 'get'}
      noValidate
      {...marked(nativeMark)}
      aria-label={labelledBy ? undefined : t(text.line)}
      aria-labelledby={labelledBy}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      {asked && <input type="hidden" name={askedParameters[asked.about]} value={asked.ids.join(',')} />}
      <NightFields
        {...{ id, night, date, firstDay, asksGuests }}
        typed={sending?.typed}
        problemOf={sending?.problemOf}
        freeDays={sending?.freeDays}
        more={sending?.fields}
        hasDesk={Boolean(desk)}
      >
        {children ?? <Button type="submit">{t(text.ask)}</Button>}
      </NightFields>
      {desk}
      {!sending && (
        <noscript>
          <input type="hidden" name={noScriptParameter} value="po" />
        </noscript>
      )}
    </Form>
  );
}

const Form = styled.form`
  container-type: inline-size;
  ${layout.screenOnly}
`;
