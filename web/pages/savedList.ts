import { useEffect, useState } from 'react';

/** A list that the browser stores (contract, Browser storage); damaged or missing storage is an empty list. */
export function readSavedList<T>(key: string, isEntry: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Stores a list in the browser; where the storage is full or forbidden only the fallback is lost. */
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

/**
 * A stored list, empty until it is read; it follows changes made in other windows.
 * @param isEntry a constant of its module: another function would read the list again
 */
export function useSavedList<T>(key: string, isEntry: (value: unknown) => value is T): readonly T[] {
  const [list, setList] = useState<readonly T[]>([]);

  useEffect(() => {
    const read = () => setList(readSavedList(key, isEntry));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [key, isEntry]);

  return list;
}
