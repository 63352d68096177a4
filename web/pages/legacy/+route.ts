import { legacyPages } from '../../views/legacy/text.js';
import { routeTo } from '../../render/routeTo.js';

export const route = routeTo(Object.keys(legacyPages).map((page) => `/sherbime/${page}`));
