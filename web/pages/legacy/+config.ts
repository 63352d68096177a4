import type { Config } from 'vike/types';
import { legacyPages } from '../../views/legacy/text.js';

const config: Config = {
  storage: { reads: Object.keys(legacyPages).map((page) => `${page}Services`) },
};

export default config;
