import type { z } from 'zod';
import { defineEntity } from '../entity.js';
import { choice, requiredText } from '../fields.js';

export const contactTypes = ['phone', 'email', 'address'] as const;

export type ContactType = (typeof contactTypes)[number];

export const contact = defineEntity({
  label: 'contact information',
  page: '/kontakt',
  fields: {
    type: choice('Type', contactTypes),
    label: requiredText('Label', 300),
    value: requiredText('Value', 1000),
  },
  defaults: {},
  read: {},
});

/** A contact entry as it is read. */
export type ContactEntry = z.output<typeof contact.document>;

export type ContactEntryInput = z.output<typeof contact.create>;
