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

/** What the home page's card says of a DJ and links to. */
export interface DjCard {
  /** As in the route `/DJ-<name>`. */
  readonly name: string;
  readonly stageName: string;
  readonly route: string;
  readonly startedIn: number;
  readonly line: Message;
  readonly portrait: SitePicture;
  readonly social: readonly SocialLink[];
}

interface Fact {
  readonly label: Message;
  readonly value: Message;
}

/** What every DJ page shows; the rest differs between the two. */
export interface DjProfile {
  readonly pageTitle: Message;
  readonly pageDescription: Message;
  readonly poster: SitePicture;
  readonly facts: readonly Fact[];
  readonly biography: readonly Message[];
  readonly performances: readonly {
    readonly title: Message;
    readonly place: string;
    /** `YYYY-MM-DD` */
    readonly day: string;
    readonly clip: SiteClip;
    readonly services: readonly Message[];
  }[];
  readonly gallery: readonly (SitePicture | SiteClip)[];
}

export interface Mashup {
  readonly title: string;
  readonly note: Message;
  readonly url: string;
  readonly cover: SitePicture;
}

/** The club DJ: venues, mashups and equipment beside the rest. */
export interface ClubDjProfile extends DjProfile {
  readonly venues: readonly string[];
  readonly mashups: readonly Mashup[];
  readonly equipment: readonly { readonly title: Message; readonly pieces: readonly Message[] }[];
}

/** The DJ of family evenings: the kinds of events beside the rest. */
export interface PartyDjProfile extends DjProfile {
  readonly eventTypes: readonly Fact[];
}
