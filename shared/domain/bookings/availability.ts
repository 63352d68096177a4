import { z } from 'zod';

/** How many days can be asked for at once (contract, third part). */
export const maxAvailabilityDays = 400;

/** What visitors are told of days: never how much there is of what. */
export const availabilityAnswer = z.array(
  z.object({ date: z.iso.date(), state: z.enum(['free', 'limited', 'full']) }),
);

export type Availability = z.output<typeof availabilityAnswer>;
