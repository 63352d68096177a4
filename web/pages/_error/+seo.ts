import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: { sq: 'Faqja nuk u gjet – Ritmi', en: 'Page not found – Ritmi' },
  description: {
    sq: 'Kjo adresë nuk ekziston, ose faqja është zhvendosur diku tjetër.',
    en: 'There is nothing at this address, or the page has moved somewhere else.',
  },
  isPrivate: true,
});
