import type { Config } from 'vike/types';
import { text } from '../../views/services/text.js';

export default {
  seo: {
    name: text.heading,
    title: { sq: 'Shërbimet dhe çmimet', en: 'Services and prices' },
    description: {
      sq: 'DJ, zë, ndriçim, fishekzjarre të brendshme dhe CO2: çfarë përfshin secili shërbim dhe sa kushton.',
      en: 'DJ, sound, lighting, indoor fireworks and CO2: what each service includes and what it costs.',
    },
  },
} satisfies Config;
