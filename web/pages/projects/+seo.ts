import { text } from '../../views/projects/text.js';
import type { Seo } from '../seo.js';

export const seo: Seo = {
  name: text.heading,
  title: { sq: 'Projektet tona: skena dhe salla', en: 'Our projects: stages and halls' },
  description: {
    sq: 'Skena, salla dhe sheshe në gjithë Shqipërinë që Ritmi i ndriçoi dhe i ngriti me zë, efekte dhe DJ.',
    en: 'Stages, halls and squares all over Albania that Ritmi equipped with light, sound, effects and DJs.',
  },
};
