import { z } from 'zod';
import { contentText } from '../content.js';

const section = z.object({
  heading: contentText,
  text: contentText,
  /** Whether the agency's e-mail address and phone follow the text. */
  hasContact: z.boolean().default(false),
});

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

/** What the agency says about itself, in one language (contract, Settings of the site). */
export const agency = z.object({
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
    latitude: z.number(),
    longitude: z.number(),
  }),
  /** Shown when the API returns no contact entries. */
  fallback: z.object({ phone: z.string(), email: z.string(), address: z.string() }),
  priceNotice: contentText,
  /** In euro, for each service from two services on. */
  discountPerService: z.string(),
  /** The opening words of an enquiry, in Albanian because the agency reads them. */
  greeting: z.string(),
  terms: z.array(section),
  privacy: z.array(section),
  /** A number with what it counts; one without a number is a line of text. */
  proof: z.array(z.object({ value: z.string(), label: contentText })),
  voices: z.array(z.object({ quote: contentText, name: z.string(), occasion: contentText })),
  questions: z.array(z.object({ question: contentText, answer: contentText })),
  /** Notes that content is invented for the demo; an agency that replaces a part deletes its note. */
  notes: z.object({
    pictures: contentText,
    proof: contentText,
    voices: contentText,
    questions: contentText,
  }),
});

export type Agency = z.output<typeof agency>;

export type LegalSection = Agency['terms'][number];

/** The facts that every page shows or uses. */
export type AgencyFacts = Pick<
  Agency,
  'name' | 'tagline' | 'logo' | 'social' | 'fallback' | 'discountPerService' | 'greeting'
> & { readonly pictureNote: Agency['notes']['pictures'] };

export function factsOf(all: Agency): AgencyFacts {
  const { name, tagline, logo, social: links, fallback, discountPerService, greeting, notes } = all;
  return {
    name,
    tagline,
    logo,
    social: links,
    fallback,
    discountPerService,
    greeting,
    pictureNote: notes.pictures,
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
