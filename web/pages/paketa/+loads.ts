import { listCall } from '../load.js';

export const loads = { packages: listCall('packages'), services: listCall('services') };
