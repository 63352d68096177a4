import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React takes the page over, true from then on: whatever needs JavaScript
 * appears with it, and without it the plain HTML stays usable.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
