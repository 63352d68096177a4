import { z } from 'zod';

/** A task of the work in the background. */
export const taskState = z.object({
  name: z.string(),
  /** When it runs next; null while nothing is to do. */
  dueAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  isRunning: z.boolean(),
  isLate: z.boolean(),
  /** Failed runs since the last one that succeeded. */
  failures: z.int(),
});
