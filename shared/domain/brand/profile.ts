import type { Message } from '../language.js';

/** A picture of the site itself: files `<path>-<width>.avif` and `.webp`, one for each of `widths`. */
export interface SitePicture {
  readonly path: string;
  /** Widths of the files in pixels, ascending. */
  readonly widths: readonly number[];
  /** Size of the widest file in pixels, so that the page reserves its place. */
  readonly width: number;
  readonly height: number;
  readonly alt: Message;
}

/** The largest file of a picture, for where only one address fits. */
export function largestFile({ path, widths }: Pick<SitePicture, 'path' | 'widths'>): string {
  return `${path}-${widths.at(-1)}.webp`;
}

/** A clip of the site itself: files `<path>.mp4` and the poster. */
export interface SiteClip {
  readonly path: string;
  readonly poster: SitePicture;
}

export interface SocialLink {
  readonly network: 'instagram' | 'tiktok' | 'soundcloud' | 'maps';
  readonly label: string;
  readonly url: string;
}
