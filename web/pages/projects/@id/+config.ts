import type { Config } from 'vike/types';
import { text } from '../../../views/projects/text.js';

export default {
  // Overrides what the folder of the list sets.
  storage: {},
  query: [],
  missing: { missing: text.missing, path: '/projects', back: text.back },
  // Not 404: the project may exist (contract, Failed loads).
  failureStatus: 503,
} satisfies Config;
