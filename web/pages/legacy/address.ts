import { legacyPages } from '../../views/legacy/text.js';

export const addresses = Object.keys(legacyPages).map((page) => `/sherbime/${page}`);
