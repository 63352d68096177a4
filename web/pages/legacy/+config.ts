import type { Config } from 'vike/types';
import { legacyPages } from '../../views/legacy/text.js';

export default {
  storage: { reads: Object.keys(legacyPages).map((page) => `${page}Services`) },
} satisfies Config;
