import { createContext, useContext, useRef, useState, useSyncExternalStore } from 'react';
import {
  enquiryPath,
  type Night,
  nightNames,
  nightParameters,
  openNight,
} from '@ritmi/shared/domain/enquiry/request';
import { createStore, type Store } from '@ritmi/shared/ui/store';

/** What the visitor has typed, on whatever page; it is lost when a page is loaded anew. */
type Typed = {
  readonly night: Night;
  /** All fields of the forms, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The ids of the services that are chosen on a desk. */
  readonly chosenIds: readonly string[];
};

export const createTyped = () => createStore<Typed>({ night: openNight, fields: {}, chosenIds: [] });

export const TypedByVisitor = createContext<Store<Typed> | null>(null);

/**
 * What a form starts with: what was typed on another page, and for the rest what is given. On the first page nothing was
 * typed, as on the server.
 */
export function useRememberedNight(given: Night) {
  const typed = useContext(TypedByVisitor);
  const remembered = typed?.get().night;
  const [first] = useState<Night>(() => ({
    date: remembered?.date || given.date,
    place: remembered?.place || given.place,
    kind: remembered?.kind || given.kind,
    guests: (remembered?.guests || given.guests) ?? '',
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
    const before = typed.get();
    const night = { ...before.night, ...kept };
    typed.set({ ...before, night, fields: { ...before.fields, ...fields } });
  }
  return { first, remember };
}

/** What was typed into the other fields on another page, by name; nothing on the first page, as on the server. */
export function useRememberedFields(): Typed['fields'] {
  const typed = useContext(TypedByVisitor);
  const [first] = useState(() => typed?.get().fields ?? {});
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
    if (!typed) return;
    const before = typed.get();
    typed.set({ ...before, fields: { ...before.fields, ...own } });
  }
  return { first: (name: string) => remembered[keyOf(name)], remember };
}

/** The services that were chosen before another page was visited; none on the first page, as on the server. */
export function useRememberedChoice() {
  const typed = useContext(TypedByVisitor);
  const [first] = useState(() => typed?.get().chosenIds ?? []);

  function remember(chosenIds: readonly string[]): void {
    typed?.set({ ...typed.get(), chosenIds });
  }
  /** Those that are chosen now, also by another part of the page. */
  const now = () => typed?.get().chosenIds ?? [];
  return { first, remember, now };
}

const nothingTyped = createTyped();

/** The path of the contact page, which asks for the services that are chosen now. */
export function useContactPath(): string {
  const { get, subscribe } = useContext(TypedByVisitor) ?? nothingTyped;
  const chosenNow = () => get().chosenIds;
  const ids = useSyncExternalStore(subscribe, chosenNow, chosenNow);
  return enquiryPath(ids.length > 0 ? { about: 'services', ids } : null);
}
