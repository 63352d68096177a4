import type { Config } from 'vike/types';

const config: Config = { ssr: false, isBare: true, handlesCredentials: true };

export default config;
