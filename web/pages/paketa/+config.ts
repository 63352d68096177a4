import type { Config } from 'vike/types';

// The page of the list; which tab is open, with or without its notice, and the services of a choice.
const config: Config = { query: ['faqe', 'krijo', 'serviceIds'] };

export default config;
