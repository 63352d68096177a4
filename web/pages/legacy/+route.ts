import { legacyPages } from '../../views/legacy/text.js';
import { routeTo } from '../routeTo.js';

/** The four pages under /sherbime/, each with its own list. */
export const route = routeTo(Object.keys(legacyPages).map((page) => `/sherbime/${page}`));
