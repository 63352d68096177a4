import { partCall } from '../listPart.js';

export const loads = {
  events: partCall('events', {
    size: 12,
    sort: 'newest',
    toShown: ({ id, title, date, description, image, media }) => {
      return { id, title, date, description, image, media };
    },
  }),
};
