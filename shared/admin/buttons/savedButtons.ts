import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { parsed } from '@ritmi/shared/domain/json';

/** A button as the browser stores it; an older admin may have stored any category. */
export type SavedButton = Readonly<Record<'id' | 'text' | 'path' | 'category', string>>;

/** Specification section 3, browser storage keys. */
const buttonsKey = 'buttons';

const storedButton = z.object({
  id: z.union([z.string(), z.number().transform(String)]).catch(''),
  text: z.string(),
  path: z.string(),
  category: z.string(),
});

/** The stored buttons. Damaged entries are left out, missing or repeated ids replaced. */
export function readButtons(saved: string | null): readonly SavedButton[] {
  const ids = new Set<string>();
  const entries = z
    .array(z.unknown())
    .catch([])
    .parse(parsed(saved ?? ''));
  return entries.flatMap((entry, place) => {
    const { data } = storedButton.safeParse(entry);
    if (!data) return [];
    const id = data.id === '' || ids.has(data.id) ? `${data.id}-${place}` : data.id;
    ids.add(id);
    return [{ ...data, id }];
  });
}

/** Derived from the timestamp (specification section 3), or the next free number. */
export function newButtonId(list: readonly SavedButton[], now: number): string {
  return list.some(({ id }) => id === String(now)) ? newButtonId(list, now + 1) : String(now);
}

/** The browser reports changes of other windows; those of this one are dispatched below. */
function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const stored = () => localStorage.getItem(buttonsKey);

/** Every change starts from what is stored at that moment: another window may have changed it. */
function change(edit: (list: readonly SavedButton[]) => readonly SavedButton[]): void {
  localStorage.setItem(buttonsKey, JSON.stringify(edit(readButtons(stored()))));
  window.dispatchEvent(new StorageEvent('storage', { key: buttonsKey }));
}

/** The navigation buttons of this browser. Changes throw when the storage refuses them. */
export function useButtons() {
  const text = useSyncExternalStore(subscribe, stored);
  const rows = useMemo(() => readButtons(text), [text]);
  return { rows, put, remove };
}

/** A button without an id is a new one. */
type PutButton = Omit<SavedButton, 'id'> & { readonly id: string | undefined };

/** Replaces the button with this id. If there is none it is added: nothing typed is lost to a delete in another window. */
function put({ id, ...body }: PutButton, place = Number.POSITIVE_INFINITY): void {
  change((list) => {
    const known = list.findIndex((button) => button.id === id);
    const button = { id: id ?? newButtonId(list, Date.now()), ...body };
    if (known >= 0) return list.map((other, index) => (index === known ? button : other));
    return [...list.slice(0, place), button, ...list.slice(place)];
  });
}

function remove(id: string): void {
  change((list) => list.filter((button) => button.id !== id));
}
