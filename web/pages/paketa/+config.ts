import type { Config } from 'vike/types';

// The number of the list's page, the open tab and the chosen services.
const config: Config = { query: ['faqe', 'krijo', 'serviceIds'] };

export default config;
