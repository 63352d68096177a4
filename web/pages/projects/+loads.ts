import { listCall } from '../load.js';

export const loads = { projects: listCall('projects') };
