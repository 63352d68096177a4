import { uploadsPath } from './stored.js';

// Which films every browser plays, and what is made of the others (contract, Media library).

/** What a film is, as ffprobe tells it. */
export type FilmFacts = {
  readonly container: 'mp4' | 'webm';
  /** Names of ffmpeg. */
  readonly codec: string;
  readonly pixelFormat: string;
  /** How brightness is encoded, such as `bt709` or, for HDR, `smpte2084`; empty where it is not said. */
  readonly transfer: string;
  /** Size in pixels as it is shown: upright, and with square pixels. */
  readonly width: number;
  readonly height: number;
  /** Average frames a second. */
  readonly rate: number;
  /** Codec of the first sound track; null for a film without sound. */
  readonly audio: string | null;
  /** Seconds; null where it is not known. */
  readonly duration: number | null;
};

const codecs: Readonly<Record<FilmFacts['container'], ReadonlySet<string>>> = {
  mp4: new Set(['h264']),
  webm: new Set(['vp8', 'vp9', 'av1']),
};

const sounds: Readonly<Record<FilmFacts['container'], ReadonlySet<string>>> = {
  mp4: new Set(['aac', 'mp3']),
  webm: new Set(['opus', 'vorbis']),
};

/** 8 bits, with colours at half the resolution. */
const pixelFormats = new Set(['yuv420p', 'yuvj420p']);

const maxShort = 1080;
const maxLong = 1920;
/** 59.94 and what a phone calls 60 are not over 60. */
const maxRate = 60.5;

/** The transfer functions of HDR: PQ and HLG. */
const hdrTransfers = new Set(['smpte2084', 'arib-std-b67']);

export function isHdr({ transfer }: Pick<FilmFacts, 'transfer'>): boolean {
  return hdrTransfers.has(transfer);
}

/** Whether frames must be left out. */
export function isTooFast({ rate }: Pick<FilmFacts, 'rate'>): boolean {
  return rate > maxRate;
}

/** Whether every browser plays a film as it is, and a phone without effort. */
export function playsEverywhere(film: FilmFacts): boolean {
  const { container, codec, pixelFormat, width, height, audio } = film;
  const isPlayed = codecs[container].has(codec) && (audio === null || sounds[container].has(audio));
  const isSmall = Math.min(width, height) <= maxShort && Math.max(width, height) <= maxLong;
  return isPlayed && pixelFormats.has(pixelFormat) && isSmall && !isHdr(film) && !isTooFast(film);
}

/** The renditions by the height of a landscape film of that class, the smaller one first. */
export const renditionClasses = [720, 1080] as const;

export type RenditionClass = (typeof renditionClasses)[number];

export type Rendition = {
  readonly class: RenditionClass;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** What is made of a film that not every browser plays: the smaller first, none larger than the film. */
export function renditionsOf({ width, height }: Pick<FilmFacts, 'width' | 'height'>): Rendition[] {
  const made: Rendition[] = [];
  for (const name of renditionClasses) {
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const scale = Math.min(1, name / short, (name * 16) / 9 / long);
    const size = { width: even(width * scale), height: even(height * scale) };
    // A film that is small already has one.
    if (made.every((other) => other.width < size.width)) made.push({ class: name, ...size });
  }
  return made;
}

/** H.264 has colours for pairs of pixels. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);

export function renditionName(stem: string, name: RenditionClass): string {
  return `${stem}-${name}p.mp4`;
}

/** Up to this width of the window, in CSS pixels, the smaller rendition is enough. */
const smallWindow = 900;

export type FilmSource = { readonly src: string; readonly type: string; readonly media?: string };

/** The renditions of a film as `<source>`s, of which a browser takes the first that fits. */
export function sourcesOf(address: string, classes: readonly RenditionClass[]): FilmSource[] {
  const start = address.lastIndexOf(uploadsPath);
  const stem = address.slice(0, address.lastIndexOf('.'));
  if (start < 0) return [];
  const ascending = renditionClasses.filter((each) => classes.includes(each));
  return ascending.map((each, index) => ({
    src: renditionName(stem, each),
    type: 'video/mp4',
    ...(index < ascending.length - 1 && { media: `(max-width: ${smallWindow}px)` }),
  }));
}
