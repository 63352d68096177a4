import type { Seo } from '../seo.js';

export const seo: Seo = {
  title: { sq: 'Administrimi', en: 'Administration' },
  description: {
    sq: 'Paneli i administratorit për përmbajtjen e faqes së Ritmit.',
    en: 'The administrator’s panel for the content of the Ritmi site.',
  },
  isPrivate: true,
};
