import type { Config } from 'vike/types';

export default {
  // Overrides what the folder of the list sets.
  storage: {},
  query: [],
  // Not 404: the project may exist (contract, Failed loads).
  failureStatus: 503,
} satisfies Config;
