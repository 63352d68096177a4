import type { Config } from 'vike/types';
import { text } from '../../views/projects/text.js';

export default {
  // The number of the list's page.
  query: ['faqe'],
  storage: { writes: ['projects', 'projects'] },
  seo: {
    name: text.heading,
    title: { sq: 'Projektet tona: skena dhe salla', en: 'Our projects: stages and halls' },
    description: {
      sq: 'Skena, salla dhe sheshe në gjithë Shqipërinë që ne i ndriçuam dhe i ngritëm me zë, efekte dhe DJ.',
      en: 'Stages, halls and squares all over Albania that we equipped with light, sound, effects and DJs.',
    },
  },
} satisfies Config;
