import type { Config } from 'vike/types';

const config: Config = {
  // The page of the list.
  query: ['faqe'],
  storage: { keeps: ['projects', 'projects'] },
};

export default config;
