import { type RefObject, useEffect, useRef } from 'react';

/** The newest value, for handlers that must stay the same, such as those of memoized rows. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
