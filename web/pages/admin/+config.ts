import type { Config } from 'vike/types';

export default {
  ssr: false,
  isBare: true,
  handlesCredentials: true,
  seo: {
    title: { sq: 'Administrimi', en: 'Administration' },
    description: {
      sq: 'Paneli i administratorit për përmbajtjen e kësaj faqeje.',
      en: 'The administrator’s panel for the content of this website.',
    },
    isPrivate: true,
  },
} satisfies Config;
