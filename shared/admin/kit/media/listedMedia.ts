import { mediaType, withCleanCaption } from '@ritmi/shared/domain/media';
import type { MediaItem, MediaType } from '@ritmi/shared/domain/shapes';

/** What is asked of a medium. */
type MediumBoxes = { type: MediaType; url: string; caption: string };

/** A medium in the list of a form; the id tells rows apart while they are moved and is not sent. */
export type ListedMedium = MediumBoxes & { id: string };

/**
 * What a form with a media list holds besides its own fields: the list, and the medium that is being put together to
 * be added to it.
 */
export type MediaValues = { media: ListedMedium[] } & MediumBoxes;

export const noMedium: MediumBoxes = { type: 'image', url: '', caption: '' };

export function listedMedia(media: readonly MediaItem[]): MediaValues {
  return { ...noMedium, media: media.map(({ id, type, url, caption = '' }) => ({ id, type, url, caption })) };
}

/** A medium for an address that was uploaded: its type by the file, else by the extension. */
export function uploadedType(url: string, fileType: string): MediaType {
  if (fileType.startsWith('video/')) return 'video';
  return fileType.startsWith('image/') ? 'image' : mediaType(url);
}

type SentMedium = { type: MediaType; url: string; caption?: string | undefined };

/** Media as they are created: a blank caption is omitted. */
export function newMedia(media: readonly SentMedium[]): SentMedium[] {
  return media.map(({ type, url, caption }) => withCleanCaption({ type, url, caption }));
}

/** Media of an edit: a caption that was taken away is sent empty, since a missing one would be kept (contract). */
export function editedMedia(media: readonly SentMedium[], before: readonly MediaItem[]): SentMedium[] {
  return newMedia(media).map((clean) => {
    const had = before.some(({ url, caption }) => url === clean.url && caption);
    return had && clean.caption === undefined ? { ...clean, caption: '' } : clean;
  });
}
