import { useLayoutEffect } from 'react';
import { restoreFields } from './heldFields.js';

/** Beside the page's content, so that what was typed before comes back in the moment in which it is rendered. */
export function KeptFields() {
  useLayoutEffect(restoreFields, []);
  return null;
}
