import type { Config } from 'vike/types';

const config: Config = {
  // The number of the list's page.
  query: ['faqe'],
  storage: { keeps: ['projects', 'projects'] },
};

export default config;
