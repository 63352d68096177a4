import { isEventDay, toIsoDate } from '@ritmi/shared/domain/time/date';
import { z } from 'zod';

/** A day in a query, `YYYY-MM-DD`. */
export function day(name: string) {
  const error = `${name} must be a day such as 2027-06-14`;
  return z
    .string({ error })
    .refine((text) => text.length === 10 && toIsoDate(text) !== null && isEventDay(text), { error });
}
