import { useEffect, useState } from 'react';
import { readSavedList } from './savedList.js';

/** A list that the browser keeps, null until it is read; it follows changes made in other windows. `isEntry` must be a constant of its module. */
export function useSavedList<T>(key: string, isEntry: (value: unknown) => value is T): readonly T[] | null {
  const [list, setList] = useState<readonly T[] | null>(null);

  useEffect(() => {
    const read = () => setList(readSavedList(key, isEntry));
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [key, isEntry]);

  return list;
}
