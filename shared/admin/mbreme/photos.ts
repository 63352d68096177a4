import { z } from 'zod';
import { cameraTime, nightOf, type PictureTime } from '@ritmi/shared/domain/events/lastNight';
import { inTirane } from '@ritmi/shared/domain/time/date';
import { newKey } from '../kit/model/newKey.js';

/** A photo or film of a night that is not published yet. */
export type Photo = {
  readonly id: string;
  readonly file: File;
  /** Shows the file in this window. */
  readonly address: string;
  readonly caption: string;
  /** Where it is stored, once it is uploaded. */
  readonly url?: string | undefined;
  /** What the file says of itself; null until it is read. */
  readonly read: PhotoFacts | null;
};

export type PhotoFacts = { readonly time: PictureTime; readonly isWide: boolean };

export function photoOf(file: File, known: { caption?: string; url?: string | undefined } = {}): Photo {
  const address = URL.createObjectURL(file);
  return { id: newKey(), file, address, caption: '', ...known, read: null };
}

export const isFilm = ({ file }: Pick<Photo, 'file'>) => file.type.startsWith('video/');

const size = z.number().catch(0);

const tags = z
  .object({ DateTimeOriginal: z.unknown(), ExifImageWidth: size, ExifImageHeight: size, Orientation: size })
  .partial()
  .catch({});

/** Orientations from this one on turn a picture by a quarter. */
const firstTurned = 5;

/** When a photo was taken and whether it is wider than high, by its EXIF; the upload removes that. Never fails. */
export async function readPhoto(file: File): Promise<PhotoFacts> {
  const { DateTimeOriginal, ExifImageWidth = 0, ExifImageHeight = 0, Orientation = 0 } = await exifOf(file);
  const isTurned = Orientation >= firstTurned;
  return {
    time: { taken: cameraTime(DateTimeOriginal), modified: inTirane(file.lastModified) },
    isWide: isTurned ? ExifImageHeight > ExifImageWidth : ExifImageWidth > ExifImageHeight,
  };
}

async function exifOf(file: File): Promise<z.output<typeof tags>> {
  if (!file.type.startsWith('image/')) return {};
  try {
    // Imported with the first photo.
    const { parse } = await import('exifr/dist/lite.esm.mjs');
    // As texts and numbers: a date without a zone is no moment. The place is nobody's business.
    const found = await parse(file, { reviveValues: false, translateValues: false, gps: false });
    return tags.parse(found);
  } catch {
    // Of a format that has none, or damaged.
    return {};
  }
}

/** By the time at which they were taken; those that do not say it stay behind the others. */
export function inTime(photos: readonly Photo[]): Photo[] {
  const timeOf = ({ read }: Photo) => read?.time.taken ?? '9';
  return [...photos].sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0));
}

/**
 * The chosen main photo, or else the first one of the night that is wider than high, as cards are. One that is higher, one
 * of another night and a film only where there is no better one.
 */
export function mainOf(photos: readonly Photo[], chosen: string | null, night: string): Photo | undefined {
  const pictures = photos.filter((photo) => !isFilm(photo));
  const ofNight = pictures.filter(({ read }) => read?.time.taken && nightOf(read.time.taken) === night);
  const wide = (list: readonly Photo[]) => list.find(({ read }) => read?.isWide);
  return (
    photos.find(({ id }) => id === chosen) ??
    wide(ofNight) ??
    ofNight[0] ??
    wide(pictures) ??
    pictures[0] ??
    photos[0]
  );
}
