import { text } from '../../views/contact/text.js';
import type { Seo } from '../seo.js';

export const seo: Seo = {
  name: text.heading,
  title: { sq: 'Kontakt dhe rezervime', en: 'Contact and booking' },
  description: {
    sq: 'Telefono, shkruaj në WhatsApp ose me email. Na trego datën dhe vendin, të përgjigjemi brenda ditës.',
    en: 'Call, write on WhatsApp or by email. Tell us the date and the place, we answer within the day.',
  },
};
