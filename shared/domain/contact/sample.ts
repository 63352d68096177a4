import type { ContactEntry } from './schema.js';

/** A contact entry as it is read, with what the test is about. */
export function sampleContact(change: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id: 'contact-1',
    type: 'phone',
    label: 'Telefon',
    value: '069 000 0142',
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
