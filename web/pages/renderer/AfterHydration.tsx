import { hydratedMark, useHydrated } from '@ritmi/shared/ui/store';
import { useEffect, useLayoutEffect } from 'react';
import { readyEvent } from '../../render/marks.js';
import { restoreFields } from './heldFields.js';
import { releaseStyles } from './heldStyles.js';
import { restoreView } from './heldView.js';

/** Beside the page's content: ends in the moment in which that is rendered what +onBeforeRenderClient.ts began. */
export function AfterHydration() {
  useLayoutEffect(() => {
    restoreFields();
    restoreView();
    releaseStyles();
  }, []);
  const isHydrated = useHydrated();
  // Only once what needs scripts is rendered too, such as a button that submits: the start script now repeats the click
  // that it held.
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.setAttribute(hydratedMark, '');
    window.dispatchEvent(new Event(readyEvent));
  }, [isHydrated]);
  return null;
}
