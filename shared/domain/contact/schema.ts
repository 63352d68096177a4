import type { z } from 'zod';
import { publicList } from '../access.js';
import { defineEntity } from '../entity.js';
import { choice, text } from '../fields.js';
import { translatable } from '../translations/translatable.js';

export const contactTypes = ['phone', 'email', 'address'] as const;

export type ContactType = (typeof contactTypes)[number];

export const contact = defineEntity({
  called: { sq: 'Kontakt', en: 'Contact information' },
  plural: { sq: 'kontaktet', en: 'contact information' },
  access: publicList,
  site: { page: '/kontakt' },
  titleField: 'label',
  namedBy: 'value',
  fields: {
    type: { ...choice('Type', contactTypes), isHalf: true },
    label: translatable({ ...text('Label'), isHalf: true }, 'Etiketa'),
    value: text('Value', 1000),
  },
  columns: ['type', 'value'],
});

export type ContactEntry = z.output<typeof contact.document>;
