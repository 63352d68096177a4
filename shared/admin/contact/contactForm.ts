import type { z } from 'zod';
import type { ContactEntry, ContactEntryInput } from '@ritmi/shared/domain/contact/schema';
import { entities } from '@ritmi/shared/domain/entities';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { contactLabels } from './text.js';

type ContactValues = { type: string; label: string; value: string };

export const contactForm: FormSpec<ContactValues, ContactEntryInput, ContactEntry> = {
  schema: entities.contact.create as unknown as z.ZodType<ContactEntryInput, ContactValues>,
  empty: { type: 'phone', label: '', value: '' },
  toValues: ({ type, label, value }) => ({ type, label, value }),
  titleOf: ({ label }) => label.trim() || 'New contact',
  labels: contactLabels,
};
