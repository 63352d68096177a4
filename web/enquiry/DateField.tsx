import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import { lazyPart } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHydrated } from '@ritmi/shared/ui/store';
import { color } from '@ritmi/shared/ui/tokens';
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
  readonly describedBy: string | undefined;
  readonly problem: FieldProblem;
};

/**
 * A day. The browser's own field holds and sends it, but writes dates in the browser's language; so a text of the page's
 * language covers it, and a table of the month opens instead of the browser's. Without scripts it is the browser's field.
 */
export function DateField({ id, name, initial, date, today, describedBy, problem }: DateFieldProps) {
  const { t, language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();

  function open(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    setIsOpen(true);
  }
  function handleKey(event: KeyboardEvent) {
    if (/^(\d| |ArrowDown|ArrowUp|F4)$/.test(event.key)) open(event);
  }
  function handleChoose(day: string) {
    setIsOpen(false);
    if (!input.current) return;
    input.current.value = day;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Cover data-empty={date === '' || undefined} data-own={isHydrated || undefined}>
      <input
        ref={input}
        type="date"
        id={id}
        name={name}
        defaultValue={initial}
        min={today}
        aria-invalid={problem.control['aria-invalid']}
        aria-describedby={describedBy ?? problem.control['aria-describedby']}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        onClick={open}
        onKeyDown={handleKey}
      />
      <span aria-hidden>{date === '' ? t(text.dateHint) : formatDate(date, language)}</span>
      {isOpen && today && (
        <DatePicker chosen={date} today={today} onChoose={handleChoose} onClose={() => setIsOpen(false)} />
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
    inset: 0 0 2px;
    align-items: center;
    overflow: hidden;
    white-space: nowrap;
    font-weight: 700;
    pointer-events: none;
  }
  &[data-empty] > span {
    color: ${color.quiet};
    font-weight: 500;
  }
  @media (scripting: enabled) {
    > span {
      display: flex;
    }
    /* Who types before hydration sees the browser's field. */
    &:not([data-own]) > input:focus ~ span {
      display: none;
    }
    &[data-own] > input,
    > input:not(:focus) {
      color: transparent;
      &::-webkit-datetime-edit {
        opacity: 0;
      }
    }
  }
`;
