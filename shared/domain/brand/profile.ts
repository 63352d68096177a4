import type { Message } from '../language.js';

/** One of the site's own pictures: files `<path>-<width>.avif` and `.webp` for each of `widths`. */
export interface SitePicture {
  readonly path: string;
  /** Widths of the files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Size of the widest file in pixels, so that the page can reserve its space. */
  readonly width: number;
  readonly height: number;
  readonly alt: Message;
}

/** The largest file of a picture, for places that accept only one address. */
export function largestFile({ path, widths }: Pick<SitePicture, 'path' | 'widths'>): string {
  return `${path}-${widths.at(-1)}.webp`;
}

/** One of the site's own clips: `<path>.mp4` and a poster. */
export interface SiteClip {
  readonly path: string;
  readonly poster: SitePicture;
}

export interface SocialLink {
  readonly network: 'instagram' | 'tiktok' | 'soundcloud' | 'maps';
  readonly label: string;
  readonly url: string;
}
