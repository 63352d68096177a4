import {
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { formatDate, readDay } from '@ritmi/shared/domain/time/date';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { lazyPart } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, type } from '@ritmi/shared/ui/tokens';
import type { FreeDaysProps } from './FreeDaysTable.js';
import type { FieldProblem } from './problem.js';
import { text } from './text.js';

const DatePicker = lazyPart(
  () => import('./DatePicker.js').then((loaded) => loaded.DatePicker),
  () => useLanguage().to(enquiryPath(null)),
);

type DateFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly initial: string;
  /** What the field contains now: `YYYY-MM-DD`, or empty. */
  readonly date: string;
  /** In the browser only: the server's HTML may be from an earlier day. */
  readonly today: string | undefined;
  /** The month beside the form with what is full, if there is one. */
  readonly freeDays: FreeDaysProps | null | undefined;
  readonly describedBy: string | undefined;
  readonly problem: FieldProblem;
};

/**
 * A day. Without scripts it is typed, since the browser's own field writes dates in the browser's language. With scripts that
 * field holds and sends it, covered by a text of the page's language, and a table of the month opens instead of the browser's.
 * A field that has the focus when scripts begin is typed until it is left, and so is what no day can be read from.
 */
export function DateField(props: DateFieldProps) {
  const { id, name, initial, date, today, freeDays, describedBy, problem } = props;
  const { t, language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isOwn, setIsOwn] = useState(false);

  /** @returns false when no day can be read from what was typed: then it stays as it is */
  function adopt(): boolean {
    const { current } = input;
    const typed = current?.value.trim();
    const day = typed ? readDay(typed) : '';
    if (!current || day === null) return false;
    current.value = day;
    setIsOwn(true);
    return true;
  }
  // While somebody types, also who is about to when scripts begin, the field stays as it is.
  function handleOther() {
    if (!isOwn && document.activeElement !== input.current) adopt();
  }
  const begin = useEffectEvent(handleOther);
  useLayoutEffect(() => begin(), []);

  function open(event: MouseEvent | KeyboardEvent) {
    if (!isOwn && !adopt()) return;
    event.preventDefault();
    setIsOpen(true);
  }
  function handleKey(event: KeyboardEvent) {
    if (/^(ArrowDown|ArrowUp|F4)$/.test(event.key) || (isOwn && /^[\d ]$/.test(event.key))) open(event);
  }
  function handleChoose(day: string) {
    setIsOpen(false);
    if (!input.current) return;
    input.current.value = day;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Cover data-empty={date === '' || undefined} data-own={isOwn || undefined}>
      <input
        ref={input}
        type={isOwn ? 'date' : 'text'}
        id={id}
        name={name}
        defaultValue={initial}
        min={today}
        placeholder={t(text.dateForm)}
        aria-invalid={problem.control['aria-invalid']}
        aria-describedby={describedBy ?? problem.control['aria-describedby']}
        aria-haspopup={isOwn ? 'dialog' : undefined}
        onInput={handleOther}
        onBlur={handleOther}
        onClick={open}
        onKeyDown={handleKey}
      />
      <span aria-hidden>{date === '' ? t(text.dateHint) : formatDate(date, language)}</span>
      {isOpen && today && (
        <DatePicker
          {...{ today, freeDays }}
          chosen={date}
          onChoose={handleChoose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Cover>
  );
}

const Cover = styled.span`
  position: relative;
  display: block;
  > span {
    display: none;
    position: absolute;
    inset: 2px 0;
    align-items: center;
    overflow: hidden;
    white-space: nowrap;
    font-weight: 700;
    pointer-events: none;
  }
  &[data-empty] > span {
    color: ${color.quiet};
    font-size: ${type.size.h3};
    font-weight: 500;
  }
  @media (scripting: enabled) {
    > span {
      display: flex;
    }
    /* Who types before scripts run sees the field, and later too what no day can be read from. */
    &:not([data-own]) > input:focus ~ span,
    &[data-empty]:not([data-own]) > input:not(:placeholder-shown) ~ span {
      display: none;
    }
    &[data-own] > input,
    &:not([data-empty]) > input:not(:focus),
    > input:placeholder-shown:not(:focus) {
      color: transparent;
      &::placeholder,
      &::-webkit-datetime-edit {
        opacity: 0;
      }
    }
  }
`;
