import { z } from 'zod';

const states = ['queued', 'sent', 'failed', 'unknown'] as const;

/** A letter of the queue. After a crash in the middle of sending it is `unknown` whether it was sent. */
export const letter = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(states),
  at: z.iso.datetime(),
});

export type Letter = z.output<typeof letter>;

export const letterQuery = z.object({
  state: z.enum(states, { error: `state must be one of ${states.join(', ')}` }).optional(),
});
