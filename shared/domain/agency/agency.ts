import { z } from 'zod';
import { type ContentText, contentText, inLanguage, type Translated } from '../content.js';
import type { Language } from '../language.js';
import { withNotes } from '../uploads/notes.js';
import { homeSections } from '../settings/sections.js';
import { type DemoNotes, demoNotes } from './demoNotes.js';

const section = z.object({ heading: contentText, text: contentText });

/** The social networks by their keys, in the order in which their links are shown. */
const networks = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  soundcloud: 'SoundCloud',
  facebook: 'Facebook',
  youtube: 'YouTube',
  maps: 'Google Maps',
} as const;

type Network = keyof typeof networks;

// `Object.keys` returns strings.
const networkKeys = Object.keys(networks) as [Network, ...Network[]];

/** Addresses at social networks. */
export const social = z.partialRecord(z.enum(networkKeys), z.string());

export type Social = z.output<typeof social>;

/** The networks with an address. */
export function linksOf(addresses: Social): { network: Network; name: string; url: string }[] {
  return networkKeys.flatMap((network) => {
    const url = addresses[network];
    return url ? [{ network, name: networks[network], url }] : [];
  });
}

const shown = z.object({
  name: z.string(),
  tagline: contentText,
  description: contentText,
  logo: z.string(),
  hero: z.object({
    heading: contentText,
    lead: contentText,
    picture: z.string(),
    /** Cropped for an upright screen. */
    upright: z.string(),
    film: z.string(),
  }),
  social,
  place: z.object({
    street: z.string(),
    city: z.string(),
    country: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  /** Shown when the API returns no contact entries. */
  fallback: z.object({ phone: z.string(), email: z.string(), address: z.string() }),
  priceNotice: contentText,
  /** In euro, for each service from two services on. */
  discountPerService: z.string(),
  lek: z.object({ shown: z.boolean(), perEuro: z.string() }),
  /** The opening words of an enquiry, in Albanian because the agency reads them. */
  greeting: z.string(),
  terms: z.array(section),
  /** What an offer says about booking, before the terms of service. An API of an earlier version does not send it. */
  offerTerms: z.array(section).default([]),
  privacy: z.array(section),
  /** A number with what it counts; one without a number is a line of text. */
  proof: z.array(z.object({ value: z.string(), label: contentText })),
  voices: z.array(z.object({ quote: contentText, name: contentText, occasion: contentText })),
  questions: z.array(z.object({ question: contentText, answer: contentText })),
  /** Texts of single pages for search engines and link previews, in place of the program's. */
  seo: z.array(
    z.object({ path: z.string(), title: contentText, description: contentText, picture: z.string() }),
  ),
  homeSections: z.array(z.enum(homeSections)),
});

/** What the agency says about itself, in one language (contract, Settings of the site). */
export type Agency = z.output<typeof shown> & {
  /** Notes that content is invented for the demo; '' where the agency has replaced it. */
  readonly notes: DemoNotes;
};

/** The settings in one language. @throws when it is not the document of GET /settings */
export function agencyOf(settings: Translated, language: Language): Agency {
  return {
    ...shown.parse(inLanguage(withNotes(settings, language), language)),
    notes: demoNotes(shown.parse(settings), language),
  };
}

export type LegalSection = Agency['terms'][number];

/** The facts that every page shows or uses. */
export type AgencyFacts = Pick<
  Agency,
  'name' | 'tagline' | 'logo' | 'social' | 'fallback' | 'discountPerService' | 'greeting'
> & {
  readonly pictureNote: ContentText;
  /** Lek for a euro; missing where prices are shown in euro only. */
  readonly lekPerEuro?: string;
};

export function factsOf(all: Agency): AgencyFacts {
  const { name, tagline, logo, fallback, discountPerService, greeting, notes, lek } = all;
  const links = linksOf(all.social).map(({ network, url }) => [network, url]);
  return {
    name,
    tagline,
    logo,
    social: Object.fromEntries(links),
    fallback,
    discountPerService,
    greeting,
    pictureNote: notes.pictures,
    ...(lek.shown && { lekPerEuro: lek.perEuro }),
  };
}

/** The facts until they are known. */
export const noFacts: AgencyFacts = {
  name: '',
  tagline: '',
  logo: '/logo.svg',
  social: {},
  fallback: { phone: '', email: '', address: '' },
  discountPerService: '50.00',
  greeting: '',
  pictureNote: '',
};
