import { createContext, type RefObject, useContext, useState } from 'react';
import { type Night, openNight } from '@ritmi/shared/domain/enquiry/request';

/** What the visitor has typed, on whatever page; it is lost when a page is loaded anew. */
type Typed = {
  readonly night: Night;
  /** All fields of the forms, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The ids of the services that are chosen on the home page's desk. */
  readonly chosenIds: readonly string[];
};

export const nothingTyped: Typed = { night: openNight, fields: {}, chosenIds: [] };

export const TypedByVisitor = createContext<RefObject<Typed> | null>(null);

/**
 * What a form starts with: what was typed on another page, and for the rest what is given. On the first page nothing was
 * typed, as on the server.
 */
export function useRememberedNight(given: Night) {
  const typed = useContext(TypedByVisitor);
  const [first] = useState<Night>(() => ({
    date: typed?.current.night.date || given.date,
    place: typed?.current.night.place || given.place,
    kind: typed?.current.night.kind || given.kind,
    guests: (typed?.current.night.guests || given.guests) ?? '',
  }));

  /** What is only given is not remembered: another page may give something else. */
  function remember(now: Night, fields: Typed['fields']): void {
    if (!typed) return;
    const before = typed.current.night;
    const night = {
      date: now.date === given.date ? before.date : now.date,
      place: now.place === given.place ? before.place : now.place,
      kind: now.kind === given.kind ? before.kind : now.kind,
      // Only some forms ask for them.
      guests: now.guests || before.guests || '',
    };
    typed.current = { ...typed.current, night, fields: { ...typed.current.fields, ...fields } };
  }
  return { first, remember };
}

/** What was typed into the other fields on another page, by name; nothing on the first page, as on the server. */
export function useRememberedFields(): Typed['fields'] {
  const typed = useContext(TypedByVisitor);
  const [first] = useState(() => typed?.current.fields ?? {});
  return first;
}

/** The services that were chosen before another page was visited; none on the first page, as on the server. */
export function useRememberedChoice() {
  const typed = useContext(TypedByVisitor);
  const [first] = useState(() => typed?.current.chosenIds ?? []);

  function remember(chosenIds: readonly string[]): void {
    if (typed) typed.current = { ...typed.current, chosenIds };
  }
  return { first, remember };
}
