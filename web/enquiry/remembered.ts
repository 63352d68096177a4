import { createContext, type RefObject, useContext, useState } from 'react';
import type { Night } from '@ritmi/shared/domain/enquiry/request';

/** What the visitor has typed of the night, on whatever page; it is lost when a page is loaded anew. */
export const TypedNight = createContext<RefObject<Night> | null>(null);

/**
 * What a form starts with: what was typed on another page, and for the rest what is given. On the first page nothing was
 * typed, as on the server.
 */
export function useRememberedNight(given: Night) {
  const typed = useContext(TypedNight);
  const [first] = useState<Night>(() => ({
    date: typed?.current.date || given.date,
    place: typed?.current.place || given.place,
    kind: typed?.current.kind || given.kind,
    guests: (typed?.current.guests || given.guests) ?? '',
  }));

  /** What is only given is not remembered: another page may give something else. */
  function remember(now: Night): void {
    if (!typed) return;
    const before = typed.current;
    typed.current = {
      date: now.date === given.date ? before.date : now.date,
      place: now.place === given.place ? before.place : now.place,
      kind: now.kind === given.kind ? before.kind : now.kind,
      // Only some forms ask for them.
      guests: now.guests || before.guests || '',
    };
  }
  return { first, remember };
}
