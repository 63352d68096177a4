import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Projektet Tona', en: 'Our Projects' },
  lead: {
    sq: 'Skena, salla dhe sheshe që i ndriçuam dhe u dhamë zë, nga kablloja e parë deri te kënga e fundit.',
    en: 'Stages, halls and squares that we lit and made sound, from the first cable to the last song.',
  },
  empty: { sq: 'Nuk ka projekte për të shfaqur', en: 'There are no projects to show' },
  failed: { sq: 'Gabim gjatë ngarkimit të projekteve', en: 'The projects could not be loaded' },
  loading: { sq: 'Duke ngarkuar projektet', en: 'Loading projects' },
  loadingOne: { sq: 'Duke ngarkuar projektin', en: 'Loading the project' },
  // The specification gives this text in English.
  failedOne: { sq: 'Failed to load project details', en: 'Failed to load project details' },
  missing: {
    sq: 'Puna që keni kërkuar nuk ekziston ose është fshirë.',
    en: 'The project you are looking for does not exist or was deleted.',
  },
  more: { sq: 'Më shumë nga projekti', en: 'More of the project' },
  ask: { sq: 'Ke një sallë që pret natën e saj?', en: 'Got a hall that needs a night?' },
  night: { sq: 'Një natë si kjo', en: 'A night like this' },
  pages: { sq: 'Faqet e projekteve', en: 'Pages of projects' },
  back: { sq: 'Kthehu tek projektet', en: 'Back to the projects' },
} as const satisfies Record<string, Message>;
