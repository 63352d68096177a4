import type { Message } from '@ritmi/shared/domain/language';

/** The four pages that show what the browser keeps, by the last part of their address. */
export const legacyPages = {
  dj: {
    heading: { sq: 'Shërbimet e DJ-it', en: 'DJ services' },
    lead: {
      sq: 'Muzikë për dasma, festa dhe klube, nga darka te kënga e fundit.',
      en: 'Music for weddings, parties and clubs, from dinner to the last song.',
    },
  },
  lighting: {
    heading: { sq: 'Ndriçimi', en: 'Lighting' },
    lead: {
      sq: 'Dritë e ngrohtë gjatë darkës, dritë që lëviz kur nis vallja.',
      en: 'Warm light at dinner, moving light when the dance begins.',
    },
  },
  fireworks: {
    heading: { sq: 'Fishekzjarre të brendshme', en: 'Indoor fireworks' },
    lead: {
      sq: 'Shkëndija të ftohta për hyrjen, tortën ose këngën e natës.',
      en: 'Cold sparks for the entrance, the cake or the song of the night.',
    },
  },
  smoke: {
    heading: { sq: 'Tym dhe CO2', en: 'Smoke and CO2' },
    lead: {
      sq: 'Tym i ulët për vallen e parë, CO2 për kulmin e natës.',
      en: 'Low smoke for the first dance, CO2 for the height of the night.',
    },
  },
} as const satisfies Record<string, { readonly heading: Message; readonly lead: Message }>;

export type LegacyPage = keyof typeof legacyPages;

export const text = {
  // Specified for /sherbime; the same words serve here.
  empty: {
    sq: 'Nuk ka shërbime të disponueshme aktualisht.',
    en: 'No services are available at the moment.',
  },
  contact: { sq: 'Kontakto', en: 'Contact' },
  all: { sq: 'Të gjitha shërbimet', en: 'All services' },
} as const satisfies Record<string, Message>;
