import { text } from '../../views/services/text.js';
import type { Seo } from '../seo.js';

export const seo: Seo = {
  name: text.heading,
  title: { sq: 'Shërbimet dhe çmimet', en: 'Services and prices' },
  description: {
    sq: 'DJ, zë, ndriçim, fishekzjarre të brendshme dhe CO2: çfarë përfshin secili shërbim dhe sa kushton.',
    en: 'DJ, sound, lighting, indoor fireworks and CO2: what each service includes and what it costs.',
  },
};
