import type { ClubDjProfile } from './lumo.js';
import { pictures } from './pictures.js';
import type { PartyDjProfile } from './taulo.js';
import { mapsAddress } from '../contact/rules.js';

const street = 'Rruga e Kavajës 118';
const city = 'Tiranë';
const address = `${street}, ${city}`;

/** The agency. Only this file has its name, links, default contact and place on the map (contract, Decisions). */
export const brand = {
  name: 'Ritmi',
  tagline: {
    sq: 'Na trego datën, ne sjellim natën.',
    en: 'Tell us the date, we bring the night.',
  },
  description: {
    sq: 'DJ, zë, ndriçim, fishekzjarre të brendshme dhe CO2 për dasma, festa dhe klube në të gjithë Shqipërinë.',
    en: 'DJ, sound, lighting, indoor fireworks and CO2 for weddings, parties and clubs all over Albania.',
  },
  /** The ring of red dots; also the favicon, and the source of every icon. */
  logo: '/logo.svg',
  /** The video is 1280 × 720; a portrait screen shows a picture that is cropped for it. */
  hero: {
    mp4: '/brand/hero.mp4',
    webm: '/brand/hero.webm',
    poster: pictures.heroBlue,
    upright: pictures.heroPortrait,
  },
  /** Shown when the API returns no contact entries. */
  contact: {
    phone: '069 000 0142',
    email: 'kontakt@ritmi.example',
    address,
  },
  place: {
    street,
    city,
    country: 'AL',
    latitude: 41.3246,
    longitude: 19.8018,
    /** Address of the embedded map, which loads only when a visitor asks for it. */
    mapEmbed:
      'https://www.openstreetmap.org/export/embed.html?bbox=19.7938%2C41.3196%2C19.8098%2C41.3296&layer=mapnik&marker=41.3246%2C19.8018',
  },
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/ritmi.example/' },
    { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@ritmi.example' },
    { network: 'soundcloud', label: 'SoundCloud', url: 'https://soundcloud.com/ritmi-example' },
    { network: 'maps', label: 'Google Maps', url: mapsAddress(address) },
  ],
  /** Footer note of the demo content. */
  pictureNote: {
    sq: 'Fotot dhe videot e kësaj demoje janë të krijuara me kompjuter.',
    en: 'The pictures and videos of this demo are computer-generated.',
  },
} as const;

/** The two DJs, as the cards of the home page show them; their pages' texts are in brand/lumo.ts and brand/taulo.ts. */
export const djs = {
  lumo: {
    name: 'Lumo',
    stageName: 'DJ Lumo',
    route: '/DJ-Lumo',
    startedIn: 2017,
    line: {
      sq: 'House, afro dhe mashup-e shqip. Për klube, plazhe dhe netë që zgjasin.',
      en: 'House, afro and Albanian mashups. For clubs, beaches and nights that run late.',
    },
    portrait: pictures.djProfile,
    social: [
      { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/djlumo.example/' },
      { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@djlumo.example' },
      { network: 'soundcloud', label: 'SoundCloud', url: 'https://soundcloud.com/djlumo-example' },
    ],
  },
  taulo: {
    name: 'Taulo',
    stageName: 'DJ Taulo',
    route: '/DJ-Taulo',
    startedIn: 2005,
    line: {
      sq: 'Dasma dhe festa familjare. Di kur të ndalet valsi e kur nis vallja.',
      en: 'Weddings and family parties. He knows when the waltz ends and the circle dance begins.',
    },
    portrait: pictures.djPortrait,
    social: [
      { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/djtaulo.example/' },
      { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@djtaulo.example' },
    ],
  },
} as const;

/** Key of an artist, as in the addresses of enquiries. */
export type Artist = keyof typeof djs;

/** The fields that both DJ pages have. */
export type DjProfile = Pick<ClubDjProfile, keyof ClubDjProfile & keyof PartyDjProfile>;
