import { staffOnly } from '../access.js';
import { optionalReference } from '../composite.js';
import { defineEntity } from '../entity.js';
import { choice, order, quantity, text } from '../fields.js';

export const resourceKinds = ['artist', 'team', 'equipment'] as const;

/** What a night needs and the agency has a limited number of: an artist, a crew, a set of lights. */
export const resources = defineEntity({
  called: { sq: 'Burim', en: 'Resource' },
  plural: { sq: 'burimet', en: 'resources' },
  access: staffOnly,
  titleField: 'name',
  // Any day may have more or less of it left, or of what an artist needs.
  availability: (after, before) =>
    after?.capacity === before?.capacity && after?.artistId === before?.artistId ? [] : [''],
  fields: {
    name: { ...text('Name', 100), isHalf: true },
    kind: {
      ...choice('Kind', resourceKinds),
      valueLabels: { artist: 'Artist', team: 'Ekip', equipment: 'Pajisje' },
      isHalf: true,
    },
    // With 0 it can be booked by nobody for the time being.
    capacity: { ...quantity('Capacity', { least: 0, most: 1000, usual: 1 }), isHalf: true },
    artistId: { ...optionalReference('Artist', 'artists'), isHalf: true },
    order: order(),
  },
  columns: ['kind', 'capacity', 'order'],
});
