import { useSyncExternalStore } from 'react';
import { besideList } from './frames.js';

const query = besideList.replace('@media ', '');

/** Whether the window has room for two parts beside each other (`besideList`). */
export function useIsBeside(): boolean {
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
