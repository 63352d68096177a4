import type { Config } from 'vike/types';
import { text } from '../../views/about/text.js';

export default {
  seo: {
    name: text.heading,
    title: { sq: 'Rreth nesh: historia dhe ekipi', en: 'About us: our story and team' },
    description: {
      sq: 'Nga një furgon me dy bokse në vitin 2005 te DJ, zë, drita dhe efekte për gjithë natën: kush jemi dhe si punojmë.',
      en: 'From a van with two speakers in 2005 to DJs, sound, lights and effects for the whole night: who we are and how we work.',
    },
  },
} satisfies Config;
