import { nightKinds } from '@ritmi/shared/domain/enquiry/request';
import type { Config } from 'vike/types';
import { text } from '../../views/events/text.js';

export default {
  // The number of the list's page, and the kind of the nights.
  query: ['faqe', 'lloji'],
  queryValues: { lloji: nightKinds },
  seo: {
    name: text.heading,
    title: { sq: 'Eventet tona në foto dhe video', en: 'Our events in pictures and videos' },
    description: {
      sq: 'Foto dhe video nga dasma, festa dhe netë klubi me DJ, ndriçim, fishekzjarre të brendshme dhe CO2.',
      en: 'Pictures and videos of weddings, parties and club nights with DJ, lighting, indoor fireworks and CO2.',
    },
  },
} satisfies Config;
