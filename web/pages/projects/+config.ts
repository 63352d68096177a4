import type { Config } from 'vike/types';

export default {
  // The number of the list's page.
  query: ['faqe'],
  storage: { keeps: ['projects', 'projects'] },
} satisfies Config;
