import type { Config } from 'vike/types';

// The number of the list's page.
const config: Config = { query: ['faqe'] };

export default config;
