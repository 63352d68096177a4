import type { Config } from 'vike/types';

const config: Config = {
  storage: { reads: ['djServices', 'lightingServices', 'fireworksServices', 'smokeServices'] },
};

export default config;
