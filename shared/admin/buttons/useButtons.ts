import { useMemo, useSyncExternalStore } from 'react';
import type { ButtonBody } from './buttonForm.js';
import { buttonsKey, newButtonId, readButtons, type SavedButton } from './savedButtons.js';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other windows of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const saved = () => localStorage.getItem(buttonsKey);

/** Every change starts from what is saved at that moment: another window may have changed it. */
function change(edit: (list: readonly SavedButton[]) => readonly SavedButton[]): void {
  localStorage.setItem(buttonsKey, JSON.stringify(edit(readButtons(saved()))));
  for (const listener of listeners) listener();
}

/** The navigation buttons of this browser. Changes throw when the storage refuses them. */
export function useButtons() {
  const text = useSyncExternalStore(subscribe, saved);
  const rows = useMemo(() => readButtons(text), [text]);
  return { rows, add, update, remove, putBack };
}

function add(body: ButtonBody): void {
  change((list) => [...list, { id: newButtonId(list, Date.now()), ...body }]);
}

/** What another window has deleted meanwhile is there again: nothing typed is lost. */
function update(edited: SavedButton): void {
  change((list) => {
    const isThere = list.some(({ id }) => id === edited.id);
    return isThere ? list.map((button) => (button.id === edited.id ? edited : button)) : [...list, edited];
  });
}

function remove(id: string): void {
  change((list) => list.filter((button) => button.id !== id));
}

/** Takes a removal back. */
function putBack(button: SavedButton, place: number): void {
  change((list) => [...list.slice(0, place), button, ...list.slice(place)]);
}
