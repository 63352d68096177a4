import { group, reference } from '../composite.js';
import { quantity } from '../fields.js';

/** How much of a resource something takes. */
export function need(label: string) {
  return group(label, {
    resourceId: { ...reference('Resource', 'resources'), isHalf: true },
    quantity: { ...quantity('Quantity', { least: 1, most: 1000, usual: 1 }), isHalf: true },
  });
}
