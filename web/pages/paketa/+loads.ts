import { partCall } from '../listPart.js';
import { listCall } from '../load.js';

export const loads = {
  packages: partCall('packages', { size: 12, toShown: (pkg) => pkg }),
  services: listCall('services'),
};
