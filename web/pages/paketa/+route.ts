import { routeTo } from '../../render/routeTo.js';

export const route = routeTo(['/paketa', '/packages']);
