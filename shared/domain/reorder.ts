import { z } from 'zod';

const places = z
  .array(z.object({ id: z.string().max(100), order: z.int({ error: 'Order must be a whole number' }) }))
  .max(5000)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'Each id may come only once',
  });

/** Body of a reorder call: the list, or an object with it in `items`. */
export const reorderRequest = z.union([places, z.object({ items: places }).transform(({ items }) => items)]);

export type Place = { readonly id: string; readonly order: number };
