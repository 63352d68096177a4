import { staffOnly } from '../access.js';
import { defineEntity } from '../entity.js';
import { choice, night } from '../fields.js';
import { moveableFeasts } from '../holidays/holidays.js';
import { feastNames } from '../holidays/text.js';

/** Days of moveable feasts that differ from what is computed, such as a Bajram that was announced. */
export const feastDays = defineEntity({
  called: { sq: 'Ditë feste', en: 'Feast day' },
  plural: { sq: 'ditët e festave', en: 'feast days' },
  access: staffOnly,
  titleField: 'date',
  fields: {
    feast: {
      ...choice('Feast', moveableFeasts),
      valueLabels: Object.fromEntries(moveableFeasts.map((feast) => [feast, feastNames[feast].sq])),
      isHalf: true,
    },
    date: { ...night('Date'), isHalf: true },
  },
  columns: ['feast'],
});
