import type { Config } from 'vike/types';
import { terms } from '../../views/legal/text.js';

export default {
  seo: {
    name: terms.heading,
    title: { sq: 'Termat e shërbimit', en: 'Terms of service' },
    description: {
      sq: 'Kujt i përket përmbajtja e kësaj faqeje, si mund të përdoret dhe si kërkohet leje me e-mail ose telefon.',
      en: 'Who owns the content of this website, how it may be used and how to ask for permission by e-mail or phone.',
    },
  },
} satisfies Config;
