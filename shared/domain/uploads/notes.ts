import { type ContentText, contentIn } from '../content.js';
import { type Language, languages, sourceLanguage } from '../language.js';
import { type FilmSource, type RenditionClass, renditionClasses, sourcesOf } from './films.js';
import type { FileNote, FocalPoint } from './library.js';
import { uploadsPath } from './stored.js';

// The domain compiles without the types of the browser and of Node; both have URLSearchParams.
declare const URLSearchParams: new (
  text?: string,
) => { get(name: string): string | null; set(name: string, value: string): void; toString(): string };

// In the data of a page, what the library says of a picture follows its address, as its size and colour are in its name:
// `/uploads/nusja-….webp#focus=0.3,0.4&alt=Nusja`. Servers never see this part of an address.

/** A document with what the library says of its files. */
export type Noted = { readonly fileNotes?: Readonly<Record<string, FileNote>> | undefined };

/** An address of an uploaded file, and not a text that has one in it. */
const whole = new RegExp(`^(?:https?://[^/\\s]+)?${uploadsPath}([^\\s]+)$`);

/** A document whose addresses carry what the library says of their files, in one language. */
export function withNotes<T extends object>(document: T & Noted, language: Language): Omit<T, 'fileNotes'> {
  const { fileNotes, ...own } = document;
  if (!fileNotes) return own;
  const notes = new Map(Object.entries(fileNotes));
  // Only addresses change.
  return changed(own, (text) => {
    const [, name = ''] = whole.exec(text) ?? [];
    const note = notes.get(name);
    return note ? text + fragmentOf(note, language) : text;
  }) as typeof own;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change)]));
}

function fragmentOf({ alt = {}, focus, renditions = [] }: FileNote, language: Language): string {
  const lang = alt[language] ? language : sourceLanguage;
  const parts = new URLSearchParams();
  if (focus) parts.set('focus', `${rounded(focus.x)},${rounded(focus.y)}`);
  if (renditions.length > 0) parts.set('renditions', renditions.join());
  if (alt[lang]) parts.set('alt', alt[lang]);
  if (alt[lang] && lang !== sourceLanguage) parts.set('lang', lang);
  const fragment = parts.toString();
  return fragment && `#${fragment}`;
}

/** A hundredth of a picture is finer than anybody points. */
const rounded = (share: number) => Math.round(share * 100) / 100;

/** A focal point as `object-position` and `background-position` have it. */
export function positionOf({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}

/** The address of a file without what the library says of it. */
export function fileAt(address: string): string {
  return address.includes(uploadsPath) ? (address.split('#', 1)[0] ?? '') : address;
}

/** What a `<video>` plays: the film itself, or else its renditions, of which the first that fits. */
export function playable(address: string): {
  readonly src?: string;
  readonly sources: readonly FilmSource[];
} {
  const { renditions = [] } = noteAt(address);
  const sources = sourcesOf(fileAt(address), renditions);
  return sources.length > 0 ? { sources } : { src: fileAt(address), sources };
}

type Note = {
  readonly alt?: ContentText;
  readonly focus?: FocalPoint;
  readonly renditions?: readonly RenditionClass[];
};

/** What the library says of the file at an address in the data of a page. */
export function noteAt(address: string): Note {
  const start = address.indexOf('#');
  if (start < 0 || !address.includes(uploadsPath)) return {};
  const parts = new URLSearchParams(address.slice(start + 1));
  const [x = Number.NaN, y = Number.NaN] = (parts.get('focus') ?? '').split(',').map(Number);
  const text = parts.get('alt');
  const named = (parts.get('renditions') ?? '').split(',').map(Number);
  const renditions = renditionClasses.filter((each) => named.includes(each));
  const lang = languages.find((each) => each === parts.get('lang')) ?? sourceLanguage;
  return {
    ...(text && { alt: contentIn(lang, text) }),
    ...(x >= 0 && y >= 0 && { focus: { x, y } }),
    ...(renditions.length > 0 && { renditions }),
  };
}
