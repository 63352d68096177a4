import { askedParameters, monthParameter, nightParameters } from '@ritmi/shared/domain/enquiry/request';
import type { Config } from 'vike/types';
import { text } from '../../views/contact/text.js';

export default {
  query: [...Object.values(askedParameters), monthParameter],
  queryValues: {
    [askedParameters.package]: { idsOf: 'packages' },
    [askedParameters.services]: { idsOf: 'services' },
    [askedParameters.artist]: { idsOf: 'artists' },
    [askedParameters.event]: { idsOf: 'events' },
    [askedParameters.project]: { idsOf: 'projects' },
    [monthParameter]: { isMonth: true },
  },
  typedQuery: Object.values(nightParameters),
  hasQuietFooter: true,
  storage: { writes: ['contacts', 'contactInfo'] },
  seo: {
    name: text.heading,
    title: { sq: 'Kontakt dhe rezervime', en: 'Contact and booking' },
    description: {
      sq: 'Telefono, shkruaj në WhatsApp ose me email. Na trego datën dhe vendin, të përgjigjemi brenda ditës.',
      en: 'Call, write on WhatsApp or by email. Tell us the date and the place, we answer within the day.',
    },
  },
} satisfies Config;
