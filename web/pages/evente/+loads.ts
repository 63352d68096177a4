import { listCall } from '../load.js';

export const loads = { events: listCall('events') };
