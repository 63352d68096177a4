import type { Config } from 'vike/types';

export default {
  storage: { reads: ['buttons'] },
  seo: {
    title: { sq: 'Butonat e navigimit', en: 'Navigation buttons' },
    description: {
      sq: 'Lidhjet e ruajtura në këtë shfletues, të ndara sipas kategorisë: kryesore, dytësore dhe të fundit të faqes.',
      en: 'The links kept in this browser, by category: main, secondary and those of the footer.',
    },
  },
} satisfies Config;
