import { shownInList } from '@ritmi/shared/domain/projects/schema';
import { partCall } from '../listPart.js';

export const loads = { projects: partCall('projects', { size: 6, toShown: shownInList }) };
