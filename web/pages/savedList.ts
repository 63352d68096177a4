import type { ContentText } from '@ritmi/shared/domain/content';
import { targetLanguages } from '@ritmi/shared/domain/language';
import { previewParameter } from '@ritmi/shared/domain/publishing/previews';
import { useEffect, useState } from 'react';

/** A list in the browser's storage (contract, Browser storage); empty when it is missing or damaged. */
export function readSavedList<T>(key: string, isEntry: (value: unknown) => value is T): T[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Stores a list in the browser. */
export function saveList(key: string, list: readonly unknown[]): void {
  // Opening a preview changes nothing.
  if (new URLSearchParams(window.location.search).has(previewParameter)) return;
  try {
    window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is full or forbidden: the page works without its stored copy.
  }
}

/** Whether a value is an object with texts of administrators in the named fields. */
export function hasContent<K extends string>(
  value: unknown,
  names: readonly K[],
): value is Record<K, ContentText> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' || targetLanguages.some((each) => hasTexts(text, [each]));
  });
}

/** Whether a value is an object with strings in the named fields. */
export function hasTexts<K extends string>(value: unknown, names: readonly K[]): value is Record<K, string> {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'string');
}

/**
 * A stored list, empty before hydration; updated when another window changes it.
 * @param isEntry a constant: a new function would read the list again
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
