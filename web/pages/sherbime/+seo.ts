import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: { sq: 'Shërbimet dhe çmimet', en: 'Services and prices' },
  description: {
    sq: 'DJ, zë, ndriçim, fishekzjarre të brendshme dhe CO2: çfarë përfshin secili shërbim dhe sa kushton.',
    en: 'DJ, sound, lighting, indoor fireworks and CO2: what each service includes and what it costs.',
  },
});
