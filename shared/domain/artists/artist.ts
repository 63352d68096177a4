import { z } from 'zod';
import { social } from '../agency/agency.js';
import {
  type ContentText,
  contentIn,
  contentLanguage,
  contentText,
  inLanguage,
  plainText,
  type Translated,
} from '../content.js';
import { oncePerLanguage } from '../language.js';
import { type Noted, withNotes } from '../uploads/notes.js';
import { designs } from './schema.js';

const fact = z.object({ label: contentText, value: contentText });

/** An artist in one language, as pages show it. */
export const artist = z.object({
  id: z.string(),
  stageName: z.string(),
  slug: z.string(),
  design: z.enum(designs),
  line: contentText,
  startedIn: z.int().nullable(),
  portrait: z.string(),
  poster: z.string(),
  facts: z.array(fact),
  biography: contentText,
  venues: z.array(contentText),
  mashups: z.array(z.object({ title: contentText, url: z.string() })),
  /** Pieces that the site plays: MP3, M4A or WAV. */
  tracks: z.array(z.object({ title: z.string(), file: z.string() })),
  performances: z.array(
    z.object({
      title: contentText,
      place: contentText,
      video: z.string(),
      poster: z.string(),
      services: z.array(contentText),
    }),
  ),
  equipment: z.array(contentText),
  social,
  media: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['image', 'video']),
      url: z.string(),
      caption: contentText.optional(),
    }),
  ),
});

export type Artist = z.output<typeof artist>;

/** An artist as it is read, in this language; its files carry what the library says of them. */
export const artistIn = oncePerLanguage(
  (document: object & Translated & Noted, language): Artist =>
    artist.parse(inLanguage(withNotes(document, language), language)),
);

type Fact = Artist['facts'][number];

/** How many facts are beside the name in the design `party`, whose page also lists what the artist leads. */
const factsBesideName = 3;

/** The facts beside the name, and those that are a list of their own. */
export function factsOf({ design, facts }: Pick<Artist, 'design' | 'facts'>): {
  readonly beside: Fact[];
  readonly listed: Fact[];
} {
  if (design === 'club') return { beside: facts, listed: [] };
  return { beside: facts.slice(0, factsBesideName), listed: facts.slice(factsBesideName) };
}

/** A mashup is named `title – note`; the note may be absent. */
export function mashupName(title: ContentText): {
  readonly title: ContentText;
  readonly note: ContentText | null;
} {
  const [name, note] = partsOf(title, /^(.+?) [–-] (.+)$/);
  return { title: name ?? title, note: note ?? null };
}

/** A venue may end with its town: `Hotel Arbër, Bulevardi, Tiranë`. */
export function placeAndTown(venue: ContentText): {
  readonly place: ContentText;
  readonly town: ContentText | null;
} {
  const [place, town] = partsOf(venue, /^(.*), (.+)$/);
  return { place: place ?? venue, town: town ?? null };
}

/** A place may end with the day: `Klub Yje, Tiranë, 2026-10-10`. */
export function placeAndDay(place: ContentText): {
  readonly place: ContentText;
  readonly day: string | null;
} {
  const [where, day] = partsOf(place, /^(.*?)(?:, )?(\d{4}-\d\d-\d\d)$/);
  return { place: where ?? place, day: day === undefined ? null : plainText(day) };
}

type EquipmentGroup = { readonly title: ContentText | null; readonly pieces: ContentText[] };

/** Equipment by what stands before the colon: `Pulti: Dy lexues` and `Pulti: Mikser` are one group of two. */
export function equipmentGroups(equipment: readonly ContentText[]): readonly EquipmentGroup[] {
  const groups = new Map<string, EquipmentGroup>();
  for (const entry of equipment) {
    const [title, piece = entry] = partsOf(entry, /^([^:]{1,40}): (.+)$/);
    const key = title === undefined ? '' : plainText(title);
    const found = groups.get(key) ?? { title: title ?? null, pieces: [] };
    groups.set(key, found);
    found.pieces.push(piece);
  }
  return [...groups.values()];
}

/** The two parts of a text in this form, each in the language of the whole; none when it has another form. */
function partsOf(content: ContentText, form: RegExp): readonly [ContentText?, ContentText?] {
  const [, first, second] = form.exec(plainText(content)) ?? [];
  if (first === undefined || second === undefined) return [];
  const language = contentLanguage(content);
  return [contentIn(language, first), contentIn(language, second)];
}
