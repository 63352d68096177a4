import { text } from '../../views/events/text.js';
import type { Seo } from '../seo.js';

export const seo: Seo = {
  name: text.heading,
  title: { sq: 'Eventet tona në foto dhe video', en: 'Our events in pictures and videos' },
  description: {
    sq: 'Foto dhe video nga dasma, festa dhe netë klubi me DJ, ndriçim, fishekzjarre të brendshme dhe CO2.',
    en: 'Pictures and videos of weddings, parties and club nights with DJ, lighting, indoor fireworks and CO2.',
  },
};
