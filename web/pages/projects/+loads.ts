import { shownInList } from '@ritmi/shared/domain/projects/schema';
import { partCall } from '../listPart.js';

export const loads = { projects: partCall('projects', { size: 8, toShown: shownInList }) };
