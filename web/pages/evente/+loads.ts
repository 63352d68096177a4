import { shownEvent } from '@ritmi/shared/domain/events/schema';
import { partCall } from '../listPart.js';

export const loads = {
  events: partCall('events', { size: 8, sort: 'newest', toShown: shownEvent }),
};
