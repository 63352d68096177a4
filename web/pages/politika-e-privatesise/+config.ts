import type { Config } from 'vike/types';
import { privacy } from '../../views/legal/text.js';

export default {
  seo: {
    name: privacy.heading,
    title: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
    description: {
      sq: 'Si i mbrojmë fotot, videot dhe të dhënat e tua, çfarë ruan faqja në shfletues dhe si e ndryshon zgjedhjen.',
      en: 'How we protect your pictures, videos and details, what the website keeps in your browser and how to change your choice.',
    },
  },
} satisfies Config;
