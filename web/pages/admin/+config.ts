import type { Config } from 'vike/types';

const config: Config = { ssr: false, isBare: true };

export default config;
