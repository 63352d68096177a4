import type { Config } from 'vike/types';
import { text } from '../../views/packages/text.js';

export default {
  // The number of the list's page, the open tab and the chosen services.
  query: ['faqe', 'krijo', 'serviceIds'],
  queryValues: { krijo: ['po', 'njoftim'], serviceIds: { idsOf: 'services', isRepeated: true } },
  seo: {
    name: text.heading,
    title: { sq: 'Paketat dhe çmimet', en: 'Packages and prices' },
    description: {
      sq: 'Paketa të gatshme për dasma, ditëlindje e festa, ose paketa jote me zbritje nga dy shërbime e lart.',
      en: 'Ready packages for weddings, birthdays and parties, or your own with a discount from two services on.',
    },
    canonicalPath: '/paketa',
  },
} satisfies Config;
