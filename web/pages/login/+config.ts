import type { Config } from 'vike/types';

export default {
  handlesCredentials: true,
  hasQuietFooter: true,
  seo: {
    title: { sq: 'Hyrja e administratorit', en: 'Administrator login' },
    description: {
      sq: 'Identifikohu me email dhe fjalëkalim për të ndryshuar përmbajtjen e faqes.',
      en: 'Sign in with your e-mail and password to change the content of the site.',
    },
    isPrivate: true,
  },
} satisfies Config;
