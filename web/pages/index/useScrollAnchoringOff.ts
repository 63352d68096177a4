import { useEffect, useState } from 'react';

/**
 * True while the lists load and for one frame after. Loaded cards are higher than their placeholders, and the scroll
 * position that the browser restores on the way back already includes that height.
 */
export function useScrollAnchoringOff(isPending: boolean): boolean {
  const [isOff, setIsOff] = useState(isPending);
  useEffect(() => {
    if (isPending || !isOff) return undefined;
    const frame = requestAnimationFrame(() => setIsOff(false));
    return () => cancelAnimationFrame(frame);
  }, [isPending, isOff]);
  return isOff;
}
