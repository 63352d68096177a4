import { useEffectEvent, useLayoutEffect } from 'react';

/** How to close each sheet and question that is open, innermost last. */
const open: (() => void)[] = [];

/** Lets Back close this sheet before anything behind it (LeaveGuard.tsx). */
export function useOpenSheet(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // With the sheet, not after it: Back may follow at once.
  useLayoutEffect(() => {
    const own = () => close();
    open.push(own);
    return () => void open.splice(open.indexOf(own), 1);
  }, []);
}

export function hasOpenSheet(): boolean {
  return open.length > 0;
}

/** Does what Escape does in the innermost sheet: one with unsaved text may ask first. */
export function closeInnermostSheet(): void {
  open.at(-1)?.();
}
