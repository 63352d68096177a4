import { seoOf } from '../../seo.js';

export const seo = seoOf({
  title: { sq: 'Tym dhe CO2', en: 'Smoke and CO2' },
  description: {
    sq: 'Shërbimet e tymit dhe të CO2 të ruajtura në këtë shfletues: tym i ulët dhe shtëllunga mbi skenë.',
    en: 'Smoke and CO2 services kept in this browser: low smoke and jets above the stage.',
  },
});
