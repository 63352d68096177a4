import { seoOf } from '../../seo.js';

export const seo = seoOf({
  title: { sq: 'Ndriçimi për evente', en: 'Lighting for events' },
  description: {
    sq: 'Shërbimet e ndriçimit të ruajtura në këtë shfletues: drita për sallën, skenën dhe pistën.',
    en: 'Lighting services kept in this browser: light for the hall, the stage and the floor.',
  },
});
