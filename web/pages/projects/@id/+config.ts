import type { Config } from 'vike/types';

const config: Config = {
  // The list's settings do not hold for one project.
  storage: {},
  query: [],
  // A project that could not be loaded is not a project that does not exist (contract, Failed loads).
  failureStatus: 503,
};

export default config;
