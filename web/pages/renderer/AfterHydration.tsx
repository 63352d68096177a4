import { useLayoutEffect } from 'react';
import { restoreFields } from './heldFields.js';
import { releaseStyles } from './heldStyles.js';

/** Beside the page's content: ends in the moment in which that is rendered what +onBeforeRenderClient.ts began. */
export function AfterHydration() {
  useLayoutEffect(() => {
    restoreFields();
    releaseStyles();
  }, []);
  return null;
}
