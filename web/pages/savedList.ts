/** A list that the browser keeps (contract, Browser storage); damaged or missing storage is an empty list. */
export function readSavedList<T>(key: string, isEntry: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps a list in the browser; a full or forbidden storage keeps nothing, which costs only the fallback. */
export function saveList(key: string, list: readonly unknown[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return;
  }
}

/** Whether a value is an object whose named fields are texts. */
export function hasTexts<K extends string>(value: unknown, names: readonly K[]): value is Record<K, string> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'string');
}
