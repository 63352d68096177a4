import type { Config } from 'vike/types';

// Which tab is open, with or without its notice, and the services of a choice.
const config: Config = { query: ['krijo', 'serviceIds'] };

export default config;
