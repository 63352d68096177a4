import type { Config } from 'vike/types';

// The page of the list.
const config: Config = { query: ['faqe'] };

export default config;
