import { listCall } from '../load.js';

export const loads = { sections: listCall('about/content'), team: listCall('about/team') };
