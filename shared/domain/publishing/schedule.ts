import { z } from 'zod';

/** What happens by itself: a draft is published, a published document ends, or a changed copy is published. */
export const plannedChange = z.object({
  entity: z.string(),
  /** Of the document. */
  id: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
  change: z.enum(['publish', 'end', 'copy']),
  /** More than 60 s late, or a copy that waits for a person. */
  isLate: z.boolean(),
  /** The fields because of which a copy was not published at its time. */
  waitsFor: z.array(z.string()).readonly(),
});

export type PlannedChange = z.output<typeof plannedChange>;
