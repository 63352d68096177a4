import type { Message } from '@ritmi/shared/domain/language';

/** The four pages of services in the browser's storage, by the last segment of their path. */
export const legacyPages = {
  dj: {
    title: { sq: 'Shërbimet e DJ-it', en: 'DJ services' },
    description: {
      sq: 'Shërbimet e DJ-it të ruajtura në këtë shfletues: muzikë për dasma, festa dhe klube.',
      en: 'DJ services kept in this browser: music for weddings, parties and clubs.',
    },
    heading: { sq: 'Shërbimet e DJ-it', en: 'DJ services' },
    lead: {
      sq: 'Muzikë për dasma, festa dhe klube, nga darka te kënga e fundit.',
      en: 'Music for weddings, parties and clubs, from dinner to the last song.',
    },
  },
  lighting: {
    title: { sq: 'Ndriçimi për evente', en: 'Lighting for events' },
    description: {
      sq: 'Shërbimet e ndriçimit të ruajtura në këtë shfletues: drita për sallën, skenën dhe pistën.',
      en: 'Lighting services kept in this browser: light for the hall, the stage and the floor.',
    },
    heading: { sq: 'Ndriçimi', en: 'Lighting' },
    lead: {
      sq: 'Dritë e ngrohtë gjatë darkës, dritë që lëviz kur nis vallja.',
      en: 'Warm light at dinner, moving light when the dance begins.',
    },
  },
  fireworks: {
    title: { sq: 'Fishekzjarre të brendshme', en: 'Indoor fireworks' },
    description: {
      sq: 'Shërbimet e fishekzjarreve të brendshme të ruajtura në këtë shfletues: shkëndija të ftohta për sallën.',
      en: 'Indoor fireworks kept in this browser: cold sparks for the hall.',
    },
    heading: { sq: 'Fishekzjarre të brendshme', en: 'Indoor fireworks' },
    lead: {
      sq: 'Shkëndija të ftohta për hyrjen, tortën ose këngën e natës.',
      en: 'Cold sparks for the entrance, the cake or the song of the night.',
    },
  },
  smoke: {
    title: { sq: 'Tym dhe CO2', en: 'Smoke and CO2' },
    description: {
      sq: 'Shërbimet e tymit dhe të CO2 të ruajtura në këtë shfletues: tym i ulët dhe shtëllunga mbi skenë.',
      en: 'Smoke and CO2 services kept in this browser: low smoke and jets above the stage.',
    },
    heading: { sq: 'Tym dhe CO2', en: 'Smoke and CO2' },
    lead: {
      sq: 'Tym i ulët për vallen e parë, CO2 për kulmin e natës.',
      en: 'Low smoke for the first dance, CO2 for the height of the night.',
    },
  },
} as const satisfies Record<string, LegacyPage>;

type LegacyPage = Readonly<Record<'title' | 'description' | 'heading' | 'lead', Message>>;

/** The page of an address; the route matches no other. */
export function legacyPageOf({ page = '' }: Readonly<Record<string, string>>): LegacyPage {
  return new Map<string, LegacyPage>(Object.entries(legacyPages)).get(page) ?? legacyPages.dj;
}

export const text = {
  // As specified for /sherbime.
  empty: {
    sq: 'Nuk ka shërbime të disponueshme aktualisht.',
    en: 'No services are available at the moment.',
  },
  contact: { sq: 'Kontakto', en: 'Contact' },
  all: { sq: 'Të gjitha shërbimet', en: 'All services' },
} as const satisfies Record<string, Message>;
