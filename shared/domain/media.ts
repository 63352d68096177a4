import { type MediaItem, type MediaType, mediaTypes } from './shapes.js';
import { isInvisible } from './text/clean.js';

/** Extensions that play as video (specification section 9). */
export const videoExtensions = ['mp4', 'webm'] as const;

/** The package page also plays .ogg. */
export const packageVideoExtensions = [...videoExtensions, 'ogg'] as const;

/** Extensions of the pieces that artists' pages play. */
const soundExtensions: readonly string[] = ['mp3', 'm4a', 'wav'];

/** What the media library holds: beside what galleries show, sound. */
export const fileTypes = [...mediaTypes, 'audio'] as const;

export type FileType = (typeof fileTypes)[number];

/** Kind of a media URL by its extension; a query or fragment does not count. */
export function mediaType(url: string, extensions: readonly string[] = videoExtensions): MediaType {
  return extensions.includes(extensionOf(url)) ? 'video' : 'image';
}

/** Kind of a file of the library by its extension. */
export function fileType(url: string, extensions?: readonly string[]): FileType {
  return soundExtensions.includes(extensionOf(url)) ? 'audio' : mediaType(url, extensions);
}

function extensionOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

/** A project's media are a mosaic when their count is a multiple of 9, else a scroller (specification section 2). */
export function isMosaic(mediaCount: number): boolean {
  return mediaCount > 0 && mediaCount % 9 === 0;
}

export type MediaCounts = { readonly pictures: number; readonly clips: number };

export function countMedia(media: readonly Pick<MediaItem, 'type'>[]): MediaCounts {
  const clips = media.filter(({ type }) => type === 'video').length;
  return { pictures: media.length - clips, clips };
}

/** The main image: the given one, or else the first medium (specification section 5). */
export function mainImage(image: string | undefined, media: readonly Pick<MediaItem, 'url'>[]): string {
  return image || (media[0]?.url ?? '');
}

/** A caption is trimmed and omitted when blank. */
export function withCleanCaption<T extends { caption?: string | undefined }>(medium: T): T {
  const { caption, ...rest } = medium;
  const trimmed = caption?.trim();
  // The result differs from T only in the caption, which is optional.
  return (trimmed && !isInvisible(trimmed) ? { ...rest, caption: trimmed } : rest) as T;
}

/**
 * The media list of an edit: an entry whose url is already there and which has no `caption` key keeps its
 * caption and id; `caption: ""` removes the caption (contract, wire format). No two entries have one id.
 */
export function mergeMedia(
  current: readonly MediaItem[],
  sent: readonly { id?: string | undefined; type: MediaType; url: string; caption?: string | undefined }[],
  newId: () => string,
): MediaItem[] {
  const isSame = (a: { id?: string | undefined; url: string }, b: MediaItem) =>
    a.id === b.id && a.url === b.url;
  // An entry with a known id and URL is matched by both; ids that clients invent match nothing.
  const unused = current.filter((known) => !sent.some((medium) => isSame(medium, known)));
  const given = new Set<string>();
  return sent.map((medium) => {
    const index = unused.findIndex(({ url }) => url === medium.url);
    const known =
      current.find((entry) => isSame(medium, entry)) ?? (index < 0 ? undefined : unused.splice(index, 1)[0]);
    const caption = 'caption' in medium ? medium.caption : known?.caption;
    const wanted = known?.id ?? medium.id ?? newId();
    // Clients make ids of the time: two that were added at once may have the same.
    const id = given.has(wanted) ? newId() : wanted;
    given.add(id);
    return withCleanCaption({
      id,
      type: medium.type,
      url: medium.url,
      ...(caption === undefined ? {} : { caption }),
    });
  });
}

/** The id by which the demo's translated captions name a medium: its file's name. */
export function demoMediumId(file: string): string {
  return file.replaceAll(/^.*\/|\.\w+$/g, '');
}
