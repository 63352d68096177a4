import { z } from 'zod';
import { address, text } from './shapes.js';

export const mediaTypes = ['image', 'video'] as const;

export type MediaType = (typeof mediaTypes)[number];

/** A medium as it is read. */
export const mediaItem = z.object({
  id: z.string(),
  type: z.enum(mediaTypes),
  url: z.string(),
  caption: z.string().optional(),
});

export type MediaItem = z.output<typeof mediaItem>;

/** A medium as it is written: the server gives the id where it is missing. */
export const mediaItemInput = z.object({
  id: text('Media id', 64).min(1).optional(),
  type: z.enum(mediaTypes, { error: 'Media type must be image or video' }),
  url: address('Media URL').refine((url) => url.trim() !== '', {
    error: 'URL-ja e medias nuk mund të jetë bosh',
  }),
  caption: text('Caption', 1000).optional(),
});

/** A list of media as it is written. */
export const mediaList = z.array(mediaItemInput, { error: 'Media must be a list' }).max(200);
