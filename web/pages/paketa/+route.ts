import { routeTo } from '../routeTo.js';

export const route = routeTo(['/paketa', '/packages']);
