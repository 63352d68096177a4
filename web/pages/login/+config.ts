import type { Config } from 'vike/types';

const config: Config = { handlesCredentials: true };

export default config;
