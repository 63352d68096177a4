import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component has gone from the screen, for what ends later. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
