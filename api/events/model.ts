import { mainImage } from '@ritmi/shared/domain/media';
import type { MediaItem } from '@ritmi/shared/domain/mediaItem';
import { defineCollection } from '../db/collection.js';
import { settleMedia } from '../db/media.js';

export const events = defineCollection({
  name: 'events',
  settle: settleMedia,
  complete: (whole) => ({ ...whole, image: mainImage(whole.image as string, whole.media as MediaItem[]) }),
});
