import { useSyncExternalStore } from 'react';
import { besideList } from './frames.js';

/** Up to this width screens are one column, held in a hand. */
export const onPhone = '@media (max-width: 639px)';

/** Whether the window has room for two parts beside each other (`besideList`). */
export function useIsBeside(): boolean {
  return useMedia(besideList);
}

/** Whether the window is as narrow as a phone (`onPhone`). */
export function useIsPhone(): boolean {
  return useMedia(onPhone);
}

/** Whether there is room for the bar at the bottom: on a phone, unless the window is low, as beside its keyboard. */
export function useHasBottomBar(): boolean {
  return useMedia(`${onPhone} and (min-height: 480px)`);
}

/** Whether a media query, as it stands in styles, is true now. */
function useMedia(rule: string): boolean {
  const query = rule.replace('@media ', '');
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
