import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: { sq: 'Administrimi', en: 'Administration' },
  description: {
    sq: 'Paneli i administratorit për përmbajtjen e faqes së Ritmit.',
    en: 'The administrator’s panel for the content of the Ritmi site.',
  },
  isPrivate: true,
});
