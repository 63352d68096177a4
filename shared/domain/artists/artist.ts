import { z } from 'zod';
import { social } from '../agency/agency.js';
import { contentText } from '../content.js';

const fact = z.object({ label: contentText, value: contentText });

/** An artist in one language (contract, Artists). */
export const artist = z.object({
  /** As in the addresses of enquiries. */
  id: z.string(),
  stageName: z.string(),
  /** Path of the page: `DJ-Lumo`. */
  slug: z.string(),
  design: z.enum(['club', 'party']),
  line: contentText,
  startedIn: z.int(),
  portrait: z.string(),
  poster: z.string(),
  posterAlt: contentText,
  facts: z.array(fact),
  /** Empty lines divide paragraphs. */
  biography: contentText,
  venues: z.array(z.string()),
  mashups: z.array(z.object({ title: z.string(), note: contentText, url: z.string(), cover: z.string() })),
  performances: z.array(
    z.object({
      title: contentText,
      place: z.string(),
      /** `YYYY-MM-DD`. */
      day: z.string(),
      video: z.string(),
      poster: z.string(),
      services: z.array(contentText),
    }),
  ),
  eventTypes: z.array(fact),
  equipment: z.array(z.object({ title: contentText, pieces: z.array(contentText) })),
  social,
  media: z.array(
    z.object({
      type: z.enum(['image', 'video']),
      url: z.string(),
      poster: z.string().optional(),
      caption: contentText,
    }),
  ),
  seo: z.object({ title: contentText, description: contentText }),
});

export type Artist = z.output<typeof artist>;
