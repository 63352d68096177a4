import { useMemo, useSyncExternalStore } from 'react';
import type { NavigationButton } from '@ritmi/shared/domain/buttons/schema';

/** A button as the browser stores it; an older admin may have stored any category. */
export type SavedButton = {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly category: string;
};

/** Specification section 3, browser storage keys. */
const buttonsKey = 'buttons';

/** The stored buttons. Damaged entries are left out, missing or repeated ids replaced. */
export function readButtons(saved: string | null): readonly SavedButton[] {
  const ids = new Set<string>();
  return parsed(saved).flatMap((entry, place) => {
    if (!isButton(entry)) return [];
    const { id, text, path, category } = entry;
    const given = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
    const own = given === '' || ids.has(given) ? `${given}-${place}` : given;
    ids.add(own);
    return [{ id: own, text, path, category }];
  });
}

/** Derived from the timestamp (specification section 3), or the next free number. */
export function newButtonId(list: readonly SavedButton[], now: number): string {
  const taken = new Set(list.map(({ id }) => id));
  let id = now;
  while (taken.has(String(id))) id += 1;
  return String(id);
}

function parsed(saved: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(saved ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isButton(entry: unknown): entry is Omit<SavedButton, 'id'> & { readonly id?: unknown } {
  if (typeof entry !== 'object' || entry === null) return false;
  return ['text', 'path', 'category'].every((name) => typeof Reflect.get(entry, name) === 'string');
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
  return { rows, add, update, remove, putBack };
}

function add(body: Omit<NavigationButton, 'id'>): void {
  change((list) => [...list, { id: newButtonId(list, Date.now()), ...body }]);
}

/** Adds it again if another window has deleted it meanwhile: nothing typed is lost. */
function update(edited: SavedButton): void {
  change((list) => {
    const isThere = list.some(({ id }) => id === edited.id);
    return isThere ? list.map((button) => (button.id === edited.id ? edited : button)) : [...list, edited];
  });
}

function remove(id: string): void {
  change((list) => list.filter((button) => button.id !== id));
}

/** Undoes a removal. */
function putBack(button: SavedButton, place: number): void {
  change((list) => [...list.slice(0, place), button, ...list.slice(place)]);
}
