import type { Message } from './language.js';
import type { FilmSource } from './uploads/films.js';
import { fileAt, playable } from './uploads/notes.js';

/** One of the site's own pictures: files `<path>-<width>.avif` and `.webp` for each of `widths`. */
export interface SitePicture {
  readonly path: string;
  /** Widths of the files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Size of the widest file in pixels, so that the page can reserve its space. */
  readonly width: number;
  readonly height: number;
}

type Size = Omit<SitePicture, 'path'>;

const hero: Size = { widths: [480, 960, 1440, 1920], width: 1920, height: 1080 };
const upright: Size = { widths: [480, 720, 1080], width: 1080, height: 1920 };
const wide: Size = { widths: [480, 960, 1440], width: 1440, height: 960 };
const landscape: Size = { widths: [480, 960, 1440], width: 1440, height: 900 };
const tall: Size = { widths: [480, 960], width: 960, height: 1280 };
const portrait: Size = { widths: [480, 960], width: 960, height: 1200 };
/** The dark hall (web/hall), whose lights are pictures of the same size. */
const hall: Size = { widths: [960, 1600], width: 1600, height: 900 };
const uprightHall: Size = { widths: [480, 900], width: 900, height: 1200 };
const detail: Size = { widths: [480, 960], width: 960, height: 640 };

/** Every picture of the site, by the name of its files; docs/media.md says where they come from. */
const sizes = {
  'hero-blue': hero,
  /** The hero of an upright screen. */
  'hero-portrait': upright,
  'dj-red': wide,
  'dj-blue': wide,
  bubbles: wide,
  cake: wide,
  square: wide,
  soundcheck: wide,
  cases: wide,
  'dj-portrait': tall,
  'dj-profile': tall,
  'decks-blue': landscape,
  'truss-violet': landscape,
  'co2-blue': landscape,
  'sparks-gold': portrait,
  'decks-detail': detail,
  'hands-blue': detail,
  'led-detail': detail,
  'laser-detail': detail,
  'truss-detail': detail,
  'cake-detail': detail,
  'table-detail': detail,
  'dance-detail': detail,
  'sparks-detail': detail,
  'hall-wide': hall,
  'hall-upright': uprightHall,
} as const satisfies Record<string, Size>;

type Name = keyof typeof sizes;

export function pictureNamed(name: Name): SitePicture {
  return { path: `/brand/${name}`, ...sizes[name] };
}

/** The picture of an address such as `/brand/dj-red-1440.webp`; the address itself for any other. */
export function pictureAt(address: string): SitePicture | string {
  const [, name = ''] = /^\/brand\/(.+)-\d+\.webp$/.exec(address) ?? [];
  return isName(name) ? pictureNamed(name) : address;
}

function isName(name: string): name is Name {
  return Object.hasOwn(sizes, name);
}

/** What is in the site's own pictures of artists, for those who do not see them. */
const words: Partial<Record<Name, Message>> = {
  'dj-blue': {
    sq: 'DJ-i me kapelë në profil, me dorën lart, para dritës së kaltër',
    en: 'The DJ with a cap in profile, a hand raised in front of blue light',
  },
  'dj-red': {
    sq: 'DJ-i nga prapa me dorën lart, para publikut në dritë të kuqe',
    en: 'The DJ from behind with a raised hand, in front of a crowd in red light',
  },
};

/** What is in the picture at an address; null when that is not known. */
export function wordsOf(address: string): Message | null {
  const [, name = ''] = /^\/brand\/(.+)-\d+\.webp$/.exec(address) ?? [];
  return isName(name) ? (words[name] ?? null) : null;
}

/** The first frame of one of the site's own clips; undefined for any other film. */
export function clipPoster(address: string): string | undefined {
  const [, name] = /^(\/brand\/clip-[a-z]+)\.mp4$/.exec(address) ?? [];
  return name && `${name}-poster-960.webp`;
}

/** The largest file of a picture, for places that accept only one address. */
export function largestFile({ path, widths }: Pick<SitePicture, 'path' | 'widths'>): string {
  return `${path}-${widths.at(-1)}.webp`;
}

/** The files of a film in the order in which browsers try them; the site's own exists in two formats. */
export function filmSources(address: string): readonly FilmSource[] {
  const { sources } = playable(address);
  if (sources.length > 0) return sources;
  const [, name] = /^(\/brand\/hero)\.mp4$/.exec(address) ?? [];
  const own = name ? [{ src: `${name}.webm`, type: 'video/webm' }] : [];
  const src = fileAt(address);
  return [...own, { src, type: src.endsWith('.webm') ? 'video/webm' : 'video/mp4' }];
}
