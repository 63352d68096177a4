import type { NavigationButton } from './schema.js';

/** A navigation button as the browser keeps it, with what the test is about. */
export function sampleButton(change: Partial<NavigationButton> = {}): NavigationButton {
  return { id: '1763725200000', text: 'Paketat', path: '/paketa', category: 'main', ...change };
}
