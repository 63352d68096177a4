import type { Config } from 'vike/types';

const config: Config = {
  // The package or the services that somebody asks about.
  query: ['paketa', 'sherbimet'],
  storage: { keeps: ['contacts', 'contactInfo'] },
};

export default config;
