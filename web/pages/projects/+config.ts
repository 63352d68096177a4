import type { Config } from 'vike/types';

const config: Config = { storage: { keeps: ['projects', 'projects'] } };

export default config;
