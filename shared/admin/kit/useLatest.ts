import { type RefObject, useEffect, useRef } from 'react';

/** The newest value for handlers of things that are rendered once, such as rows of a list that is dragged. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
