import { toDay, toIsoDate } from '@ritmi/shared/domain/date';
import type { PatchOf } from '@ritmi/shared/domain/entities';
import type { AgencyEvent, AgencyEventInput } from '@ritmi/shared/domain/events/schema';
import { mergeMedia } from '@ritmi/shared/domain/media';
import { editedMedia, newMedia } from '../kit/media/listedMedia.js';
import { newKey } from '../kit/newKey.js';

/** The parts of the multipart `POST /events`: all are text (specification section 7). */
export function eventParts({ title, date, description, featured, image, media }: AgencyEventInput) {
  return {
    title,
    date: toDay(date),
    description,
    featured: String(featured),
    ...(image ? { image } : {}),
    mediaData: JSON.stringify(newMedia(media)),
  };
}

/** `PATCH /events/{id}`: media go as type and url only, unless a caption changed; the image goes when it changed. */
export function eventPatch(body: AgencyEventInput, before: AgencyEvent): PatchOf<'events'> {
  const { title, date, description, featured, image, media } = body;
  const known = new Set(before.media.map(({ url, caption = '' }) => JSON.stringify([url, caption])));
  return {
    title,
    date: toDay(date),
    description,
    featured,
    ...(image === before.image ? {} : { image }),
    media: editedMedia(media, before.media).map(({ type, url, caption }) =>
      known.has(JSON.stringify([url, caption ?? ''])) ? { type, url } : { type, url, caption },
    ),
  };
}

/** How an event reads whose write waits in the outbox. */
export function eventAsRead(
  fields: Record<string, unknown>,
  before: AgencyEvent | undefined,
): Partial<AgencyEvent> {
  const { date, featured, media, mediaData } = fields as Partial<ReturnType<typeof eventParts>> &
    Pick<PatchOf<'events'>, 'media'>;
  const sent = media ?? (mediaData && (JSON.parse(mediaData) as NonNullable<typeof media>));
  return {
    ...(date ? { date: toIsoDate(date) ?? date } : {}),
    featured: String(featured) === 'true',
    ...(sent ? { media: mergeMedia(before?.media ?? [], sent, newKey) } : {}),
  };
}
