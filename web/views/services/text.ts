import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Shërbimet', en: 'Services' },
  lead: {
    sq: 'Zgjidh një ose disa. Vijmë me gjithçka, e montojmë dhe e heqim vetë.',
    en: 'Pick one or several. We bring everything, set it up and take it away.',
  },
  prices: { sq: 'Çmimet', en: 'Prices' },
  empty: {
    sq: 'Nuk ka shërbime të disponueshme aktualisht.',
    en: 'No services are available at the moment.',
  },
  failed: { sq: 'Dështoi ngarkimi i shërbimeve', en: 'The services could not be loaded' },
  loading: { sq: 'Duke ngarkuar shërbimet', en: 'Loading services' },
} as const satisfies Record<string, Message>;
