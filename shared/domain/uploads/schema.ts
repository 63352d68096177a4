import { z } from 'zod';

export const uploadAnswer = z.object({
  url: z.string(),
  /** A video is stored as it came, so this one tells everybody where it was recorded. */
  tellsPlace: z.boolean().optional(),
});
