import { type AgencyFacts, noFacts } from './agency/agency.js';
import type { AboutSection, TeamMember } from './about/schema.js';
import type { ArtistDocument } from './artists/schema.js';
import type { ContactEntry } from './contact/schema.js';
import type { AgencyEvent } from './events/schema.js';
import type { Package } from './packages/schema.js';
import type { Project } from './projects/schema.js';
import type { Service } from './services/schema.js';
import { type Settings, settings } from './settings/schema.js';
import type { MediaItem } from './shapes.js';

/** Makes a document as it is read, with the fields that a test or a page of samples is about. */
const sample =
  <T>(document: T) =>
  (change: Partial<T> = {}): T => ({ ...document, ...change });

const published = { status: 'published', publishAt: null, unpublishAt: null } as const;

const stored = {
  version: 1,
  createdAt: '2026-01-06T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
  translations: {},
  hiddenLanguages: [],
};

export const sampleService = sample<Service>({
  ...stored,
  ...published,
  id: 'service-1',
  title: 'Ndriçim skenik',
  description: 'Dritat ndjekin muzikën, jo anasjelltas.',
  price: '220.00',
  hidePrice: false,
  category: 'lightbulb',
  image: '',
  features: ['8 koka lëvizëse', 'Operator gjatë gjithë natës'],
  icon: 'lightbulb',
  light: 'lights',
  featured: false,
  order: 0,
});

type Entry = Package['services'][number];

export function sampleEntry(change: Partial<Entry['service']> = {}): Entry {
  const { id, title, price, hidePrice } = sampleService();
  const service = { id, title, price, hidePrice, ...change };
  return { id: service.id, service };
}

/** A package of two services: 450 + 220 − 100 = 570 €. */
export const samplePackage = sample<Package>({
  ...stored,
  ...published,
  id: 'package-1',
  title: 'Dasma e plotë',
  type: 'WEDDING',
  description: 'Nga hyrja e nuses te vallja e fundit.',
  image: '',
  services: [sampleEntry({ id: 'service-0', title: 'DJ', price: '450.00' }), sampleEntry()],
  customPrice: null,
  hidePrice: false,
  featured: false,
  order: 0,
});

export const sampleMedium = sample<MediaItem>({
  id: 'medium-1',
  type: 'image',
  url: '/uploads/foto.webp',
});

export const sampleEvent = sample<AgencyEvent>({
  ...stored,
  ...published,
  id: 'event-1',
  title: 'Dasma e Anës dhe Ermalit',
  date: '2026-09-19T00:00:00.000Z',
  kind: 'dasme',
  description: 'Vallja e parë mes shkëndijave.',
  featured: false,
  image: '/uploads/foto.webp',
  media: [sampleMedium()],
  artistIds: [],
});

export const sampleProject = sample<Project>({
  ...stored,
  ...published,
  id: 'project-1',
  title: 'Klub Depo',
  location: 'Rruga Ibrahim Rugova, Tiranë',
  description: 'Drita dhe lazer për një sallë me tavan të ulët.',
  thumbnail: '/uploads/salla.webp',
  rig: ['12 koka lëvizëse', '2 lazerë', 'Mjegull e ulët'],
  media: [
    sampleMedium(),
    { id: 'medium-2', type: 'video', url: '/uploads/klip.mp4', caption: 'Prova e dritave' },
  ],
  artistIds: [],
  order: 0,
});

export const sampleContact = sample<ContactEntry>({
  ...stored,
  id: 'contact-1',
  type: 'phone',
  label: 'Telefon',
  value: '069 000 0142',
});

export const sampleSection = sample<AboutSection>({
  ...stored,
  ...published,
  id: 'section-1',
  title: 'Si punojmë',
  content: 'Takohemi, shkruajmë programin, vijmë dy orë më herët.',
  image: '',
});

export const sampleMember = sample<TeamMember>({
  ...stored,
  ...published,
  id: 'member-1',
  name: 'Mira Gjoka',
  role: 'Ndriçim',
  image: '',
  bio: 'Vendos dritat dhe i mban gati deri në fund.',
});

export const sampleArtist = sample<ArtistDocument>({
  ...stored,
  ...published,
  id: 'artist-1',
  stageName: 'DJ Drita',
  slug: 'DJ-Drita',
  design: 'club',
  line: 'House deri në mëngjes.',
  startedIn: 2012,
  portrait: '/uploads/portret.webp',
  poster: '/uploads/skena.webp',
  facts: ['Vendndodhja', 'Zhanri', 'Lloji', 'Dasma'].map((label) => ({ label, value: 'Tiranë' })),
  biography: 'Nisi në një tarracë.\n\nSot luan në gjithë vendin.',
  venues: ['Klub Yje, Tiranë'],
  mashups: [{ title: 'Verë e gjatë – Afro', url: 'https://soundcloud.com/drita-example/vere' }],
  tracks: [{ title: 'Verë e gjatë', file: '/sound/club.m4a' }],
  performances: [
    {
      title: 'Nata e bardhë',
      place: 'Klub Yje, Tiranë, 2026-08-15',
      video: '/uploads/klip.mp4',
      poster: '/uploads/foto.webp',
      services: ['DJ'],
    },
  ],
  equipment: ['Pulti: Mikser', 'Kufje'],
  social: {
    instagram: 'https://www.instagram.com/drita.example/',
    tiktok: '',
    soundcloud: '',
    youtube: '',
    facebook: '',
  },
  media: [sampleMedium()],
  order: 0,
});

export const sampleAgency: AgencyFacts = {
  ...noFacts,
  name: 'Ritmi',
  tagline: 'Na trego datën, ne sjellim natën.',
  social: {
    instagram: 'https://www.instagram.com/ritmi.example/',
    tiktok: 'https://www.tiktok.com/@ritmi.example',
    soundcloud: 'https://soundcloud.com/ritmi-example',
    maps: 'https://www.google.com/maps/search/?api=1&query=Ritmi',
  },
  fallback: { phone: '069 000 0142', email: 'kontakt@ritmi.example', address: 'Rruga e Kavajës 118, Tiranë' },
  greeting: 'Përshëndetje!',
};

/** What the agency says about itself before it has saved anything. */
export const sampleSettings = sample<Settings>({
  ...stored,
  ...settings.create.parse({}),
  id: 'settings',
});
