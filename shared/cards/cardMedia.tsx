import type { ShownEvent } from '@ritmi/shared/domain/events/schema';
import { mediaType } from '@ritmi/shared/domain/media';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import type { Medium } from '@ritmi/shared/ui/media/medium';

/** A project's media; the thumbnail is the poster of its videos (contract, Galleries). */
export function projectMedia({ media, thumbnail }: Pick<ShownProject, 'media' | 'thumbnail'>): Medium[] {
  const isPicture = thumbnail !== '' && mediaType(thumbnail) === 'image';
  return media.map((medium) => (isPicture ? { ...medium, poster: thumbnail } : medium));
}

/** An event's media, or its main image when there are none. The image is also the poster of videos without one. */
export function eventMedia({ id, image, media }: Pick<ShownEvent, 'id' | 'image' | 'media'>): Medium[] {
  const isPicture = image !== '' && mediaType(image) === 'image';
  if (media.length === 0) return image ? [{ id, type: mediaType(image), url: image }] : [];
  return media.map((medium) => (isPicture && !videoOf(medium.url) ? { ...medium, poster: image } : medium));
}
