import { z } from 'zod';

const places = z
  .array(z.object({ id: z.string().max(100), order: z.int({ error: 'Order must be a whole number' }) }))
  .max(5000)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [place, { id }] of list.entries()) {
      if (seen.has(id)) {
        context.addIssue({ code: 'custom', path: [place, 'id'], message: 'Each id may come only once' });
      }
      seen.add(id);
    }
  });

/** Body of a reorder call: the list, or an object with it in `items`. */
export const reorderRequest = z.union([places, z.object({ items: places }).transform(({ items }) => items)]);

export type Place = { readonly id: string; readonly order: number };
