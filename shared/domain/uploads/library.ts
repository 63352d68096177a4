import { z } from 'zod';
import { usage } from '../errors.js';
import { type Language, languages, sourceLanguage } from '../language.js';
import { type FileType, fileTypes } from '../media.js';
import { text } from '../shapes.js';
import { renditionClasses } from './films.js';

// The media library on the wire (contract, Media library).

const share = (name: string) => {
  const error = `${name} must be a number from 0 to 1`;
  return z.number({ error }).min(0, { error }).max(1, { error });
};

const point = z.object({ x: share('x'), y: share('y') });

/** The part of a picture that every crop keeps, as shares of its width and height. */
export type FocalPoint = z.output<typeof point>;

/** Maximum length of an alternative text. */
export const maxAltLength = 500;

const altText = text('Alternative text', maxAltLength);

/** What a visitor who does not see a picture reads in its place, by language. */
const alt = z.partialRecord(z.enum(languages), z.string());

export type Alt = Readonly<Partial<Record<Language, string>>>;

/** What the library says of a file that a document names. */
export const fileNote = z.object({
  alt: alt.optional(),
  focus: point.optional(),
  /** Of a film that not every browser plays. */
  renditions: z.array(z.literal(renditionClasses)).optional(),
});

export type FileNote = z.output<typeof fileNote>;

/** Why a film has no renditions. */
export const filmProblems = ['noFfmpeg', 'noSpace', 'tooManyPixels', 'notConverted'] as const;

export type FilmProblem = (typeof filmProblems)[number];

export const mediaFile = z.object({
  name: z.string(),
  url: z.string(),
  type: z.enum(fileTypes),
  contentType: z.string(),
  bytes: z.int(),
  /** Pixels; null where they could not be read. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Seconds. */
  duration: z.number().optional(),
  createdAt: z.iso.datetime(),
  alt,
  focus: point.nullable(),
  state: z.enum(['ready', 'processing', 'failed']),
  /** Why it failed. */
  problem: z.enum(filmProblems).optional(),
  renditions: z.array(
    z.object({ url: z.string(), width: z.int(), height: z.int(), contentType: z.string() }),
  ),
  usedIn: z.array(usage),
});

/** A file of the library as it is read. */
export type MediaFile = z.output<typeof mediaFile>;

/** A file of the library without what uses it: that is asked for only where it is shown. */
export type StoredMedia = Omit<MediaFile, 'usedIn'>;

/** Whether a picture has no alternative text in the language of the content: the library asks for it. */
export function lacksAlt({ type, alt }: { readonly type: FileType; readonly alt: Alt }): boolean {
  return type === 'image' && !alt[sourceLanguage];
}

/** What may be said of a file; null and '' remove it. */
export const mediaChange = z.object({
  alt: z
    .strictObject(Object.fromEntries(languages.map((language) => [language, altText.nullable()])))
    .partial()
    .nullable()
    .optional(),
  focus: point.partial().nullable().optional(),
});

export type MediaChange = z.output<typeof mediaChange>;
