import { nobody, staffOnly } from '../access.js';
import { parts } from '../bookings/parts.js';
import { optionalReference } from '../composite.js';
import { defineEntity } from '../entity.js';
import { choice, night, optionalText } from '../fields.js';
import { textIn } from '../values.js';

/** Days on which nothing can be booked, or one resource cannot. */
export const blockedDays = defineEntity({
  called: { sq: 'Ditë e bllokuar', en: 'Blocked day' },
  plural: { sq: 'ditët e bllokuara', en: 'blocked days' },
  access: { ...staffOnly, update: nobody },
  titleField: 'date',
  availability: (after, before) => [textIn(after ?? before ?? {}, 'date')],
  fields: {
    date: { ...night('Date'), isHalf: true },
    part: { ...choice('Part', parts), default: 'all', isHalf: true },
    resourceId: optionalReference('Resource', 'resources'),
    reason: optionalText('Reason'),
  },
  columns: ['part', 'reason'],
});
