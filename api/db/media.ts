import { mergeMedia } from '@ritmi/shared/domain/media';
import type { MediaItem } from '@ritmi/shared/domain/mediaItem';
import { type Fields, newId } from './document.js';

/** A change with its media list as it is stored: ids are there, captions clean, known ones kept. */
export function settleMedia(change: Fields, current: Fields | null): Fields {
  if (change.media === undefined) return change;
  const known = (current?.media ?? []) as MediaItem[];
  return { ...change, media: mergeMedia(known, change.media as MediaItem[], newId) };
}
