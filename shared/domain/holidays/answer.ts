import { z } from 'zod';

/** Public holidays of Albania (`AL`) and Kosovo (`XK`), by date. */
export const holidaysAnswer = z.array(
  z.object({
    date: z.iso.date(),
    feast: z.string(),
    name: z.object({ sq: z.string(), en: z.string() }),
    countries: z.array(z.enum(['AL', 'XK'])).readonly(),
  }),
);

export type Holidays = z.output<typeof holidaysAnswer>;
