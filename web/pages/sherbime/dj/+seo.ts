import { seoOf } from '../../seo.js';

export const seo = seoOf({
  title: { sq: 'Shërbimet e DJ-it', en: 'DJ services' },
  description: {
    sq: 'Shërbimet e DJ-it të ruajtura në këtë shfletues: muzikë për dasma, festa dhe klube.',
    en: 'DJ services kept in this browser: music for weddings, parties and clubs.',
  },
});
