import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Eventet', en: 'Events' },
  lead: {
    sq: 'Dasma, klube, sheshe dhe oborre. Kështu tingëllon dhe duket nata kur e ndezim ne.',
    en: 'Weddings, clubs, squares and courtyards. This is how a night looks once we turn it on.',
  },
  empty: { sq: 'Nuk ka evente për të shfaqur', en: 'There are no events to show' },
  failed: { sq: 'Gabim gjatë ngarkimit të eventeve', en: 'The events could not be loaded' },
  loading: { sq: 'Duke ngarkuar eventet', en: 'Loading events' },
  kinds: { sq: 'Lloji i natës', en: 'Occasion' },
  every: { sq: 'Të gjitha', en: 'All' },
  pages: { sq: 'Faqet e eventeve', en: 'Pages of events' },
} as const satisfies Record<string, Message>;
