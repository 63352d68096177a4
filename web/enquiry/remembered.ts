import { createContext, type RefObject, useContext, useRef, useState } from 'react';
import { type Night, nightNames, nightParameters, openNight } from '@ritmi/shared/domain/enquiry/request';

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

  const last = useRef<Readonly<Record<string, string>>>(first);

  /**
   * What is only given is not remembered: another page may give something else. Nor is what was typed into another form of the
   * page in the meantime.
   */
  function remember(now: Night, fields: Typed['fields']): void {
    if (!typed) return;
    const asked = nightNames.filter((name) => nightParameters[name] in fields);
    // Guests as they are typed: what is no number is no part of the night.
    const typedNow = { ...now, guests: fields[nightParameters.guests] ?? '' };
    const changed = asked.filter((name) => typedNow[name] !== last.current[name]);
    const kept = Object.fromEntries(changed.map((name) => [name, typedNow[name]]));
    last.current = { ...last.current, ...kept };
    const night = { ...typed.current.night, ...kept };
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

/**
 * What was typed into forms that share their names with others, under the address of their document.
 * @returns what they start with by name, and what remembers them
 */
export function useRememberedForms(document: string) {
  const typed = useContext(TypedByVisitor);
  const remembered = useRememberedFields();
  const keyOf = (name: string) => `${document}/${name}`;

  function remember(fields: Typed['fields']): void {
    const own = Object.fromEntries(Object.entries(fields).map(([name, value]) => [keyOf(name), value]));
    if (typed) typed.current = { ...typed.current, fields: { ...typed.current.fields, ...own } };
  }
  return { first: (name: string) => remembered[keyOf(name)], remember };
}

/** The services that were chosen before another page was visited; none on the first page, as on the server. */
export function useRememberedChoice() {
  const typed = useContext(TypedByVisitor);
  const [first] = useState(() => typed?.current.chosenIds ?? []);

  function remember(chosenIds: readonly string[]): void {
    if (typed) typed.current = { ...typed.current, chosenIds };
  }
  /** Those that are chosen now, also by another part of the page. */
  const now = () => typed?.current.chosenIds ?? [];
  return { first, remember, now };
}
