import { mediaType } from '../media.js';
import { acceptedMedia, type StoredExtension } from './rules.js';

/** Path of uploaded files, on the API and on the web server. */
export const uploadsPath = '/uploads/';

/** Widths in pixels of the variants of an uploaded picture, ascending; none is wider than its original. */
export const variantWidths = [320, 640, 960, 1440, 1920] as const;

/** Formats of variants, the better one first. */
export const variantFormats = ['avif', 'webp'] as const;

export const placeholderWidth = 24;

/** The longest side of a variant in pixels: WebP allows no more, and AVIF only one more. */
export const maxVariantSide = 16_383;

/** What the name of a stored picture or video says about it, besides its type. */
export type Look = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Average colour as `#rrggbb`, or `transparent` for pictures with transparent parts. */
  readonly color: string;
};

/** A picture as `<picture>` needs it. */
export type Picture = Look & {
  /** One per format, the better one first; empty for pictures that stay as they are (GIF). */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** URL of a picture 24 pixels wide that is shown blurred until the real one is loaded, or null. */
  readonly placeholder: string | null;
};

type StoredName = { readonly stem: string; readonly extension: StoredExtension; readonly look: Look | null };

// Base, random id and, when the file could be read, size and colour: dasma-1f9c02ab7e-1600x1000-3a2b4c.webp
const stemPattern = /^.+-[0-9a-f]{10}(?:-(\d{1,5})x(\d{1,5})-([0-9a-f]{6}|clear))?$/u;
const transparent = 'transparent';
const extensions: readonly StoredExtension[] = Object.values(acceptedMedia);

/** The name under which a file is stored. A look is given only when variants or a poster can be made. */
export function storedName(parts: {
  readonly base: string;
  readonly id: string;
  readonly extension: StoredExtension;
  readonly look: Look | null;
}): string {
  const { base, id, extension, look } = parts;
  if (!look) return `${base}-${id}.${extension}`;
  const color = look.color === transparent ? 'clear' : look.color.slice(1);
  return `${base}-${id}-${look.width}x${look.height}-${color}.${extension}`;
}

/** The names of uploaded files whose addresses occur in a text, unchanged. */
export function uploadNamesIn(text: string): string[] {
  return [...text.matchAll(/\/uploads\/([\p{L}\p{M}\p{N}._%-]+)/gu)].map(([, name = '']) => name);
}

/** The parts of an original's name, or null for any other name (a variant's or a poster's too). */
export function parseStoredName(name: string): StoredName | null {
  const dot = name.lastIndexOf('.');
  const stem = name.slice(0, dot);
  const extension = extensions.find((each) => each === name.slice(dot + 1));
  const match = stemPattern.exec(stem);
  if (dot < 0 || !match || !extension) return null;
  const [, width, height, word] = match;
  if (!word) return { stem, extension, look: null };
  const color = word === 'clear' ? transparent : `#${word}`;
  return { stem, extension, look: { width: Number(width), height: Number(height), color } };
}

/** Names of all files derived from an original: variants and placeholder of a picture, poster of a video. */
export function derivedNames(name: string): string[] {
  const stored = parseStoredName(name);
  if (!stored?.look || stored.extension === 'gif') return [];
  if (mediaType(name) === 'video') return [`${stored.stem}-poster.webp`];
  const widths = widthsOf(stored.look);
  return [
    `${stored.stem}-tiny.webp`,
    ...variantFormats.flatMap((format) => widths.map((width) => `${stored.stem}-${width}.${format}`)),
  ];
}

/** The stem of the original in a derived file's name, or null for any other name. */
export function stemOfDerived(name: string): string | null {
  const match = /^(.+)-(?:tiny\.webp|poster\.webp|\d{3,4}p\.mp4|\d{1,5}\.(?:avif|webp))$/u.exec(name);
  return match?.[1] && stemPattern.test(match[1]) ? match[1] : null;
}

/**
 * Size, colour and variants of an uploaded picture, read from its URL alone; null for another site's address, a video, or a
 * picture whose name has no size.
 */
export function pictureOf(url: string): Picture | null {
  const { folder, stored } = parseUrl(url);
  if (!stored?.look || mediaType(url) === 'video') return null;
  if (stored.extension === 'gif') return { ...stored.look, sources: [], placeholder: null };
  const widths = widthsOf(stored.look);
  const stem = folder + stored.stem;
  const formats = widths.length > 0 ? variantFormats : [];
  const sources = formats.map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }));
  const isClear = stored.look.color === transparent;
  return { ...stored.look, sources, placeholder: isClear ? null : `${stem}-tiny.webp` };
}

/** Poster, pixel size and colour of an uploaded video by its URL, or null when none could be made. */
export function videoOf(url: string): (Look & { readonly poster: string }) | null {
  const { folder, stored } = parseUrl(url);
  if (!stored?.look || mediaType(url) !== 'video') return null;
  return { ...stored.look, poster: `${folder}${stored.stem}-poster.webp` };
}

// A picture narrower than the widest variant also gets a variant of its own width.
// Variants of a very tall picture that no format has room for are left out.
function widthsOf({ width, height }: Look): number[] {
  const widest = Math.max(...variantWidths);
  const widths = [...variantWidths.filter((each) => each < width && each < widest), Math.min(width, widest)];
  return widths.filter((each) => Math.round((height * each) / width) <= maxVariantSide);
}

function parseUrl(url: string): { folder: string; stored: StoredName | null } {
  const start = url.indexOf(uploadsPath);
  if (start < 0) return { folder: '', stored: null };
  const folder = url.slice(0, start + uploadsPath.length);
  // What the library says of the file follows its name (notes.ts).
  const [name = ''] = url.slice(folder.length).split('#', 1);
  return { folder, stored: parseStoredName(name) };
}
