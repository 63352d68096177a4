import type { Config } from 'vike/types';

const config: Config = { storage: { reads: ['buttons'] } };

export default config;
