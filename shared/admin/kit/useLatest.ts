import { type RefObject, useEffect, useRef } from 'react';

/** A ref to the latest value, for handlers whose identity must not change, such as those of memoized rows. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
