import { listCall } from '../load.js';

export const loads = { services: listCall('services') };
