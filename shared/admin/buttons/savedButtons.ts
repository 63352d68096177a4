/** A button as the browser keeps it; an older admin may have kept any category. */
export type SavedButton = {
  readonly id: string;
  readonly text: string;
  readonly path: string;
  readonly category: string;
};

/** Specification section 3, browser storage keys. */
export const buttonsKey = 'buttons';

/** What is saved; damaged storage and damaged entries are left out, missing or repeated ids replaced. */
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

/** Derived from the timestamp (specification section 3); of two in one millisecond the second counts on. */
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
