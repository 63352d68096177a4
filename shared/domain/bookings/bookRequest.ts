import { z } from 'zod';
import { issue } from '../errors.js';
import { instant } from '../publishing/publishing.js';
import * as shapes from '../shapes.js';
import { need } from './needs.js';

const until = instant('Until')
  .refine((time) => time === null || Date.parse(time) > Date.now(), issue('pastMoment', 'Until has passed'))
  .transform((time) => time ?? undefined);

/** Body of POST /enquiries/{id}/book. */
export const bookRequest = z.object({
  state: shapes.choice('State', ['option', 'confirmed']),
  /** When an option ends; after seven days when absent. */
  until: until.optional(),
  /** What the enquiry needs when absent. */
  resources: shapes
    .listOf('Resources', need('Resource').shape, 100)
    .nullish()
    .transform((resources) => resources ?? undefined),
  /** Books beyond capacity. */
  override: z
    .object({ reason: shapes.requiredText('Reason', 500) })
    .nullish()
    .transform((override) => override ?? undefined),
});

export type BookRequest = z.input<typeof bookRequest>;
