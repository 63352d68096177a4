import type { EntityText } from '../kit/resource/entityText.js';

/** Specification sections 2 and 8, contact. */
export const contactText: EntityText = {
  load: { text: 'Failed to load contact information' },
  add: { text: 'Failed to add contact information' },
  update: { text: 'Failed to update contact information' },
  remove: { text: 'Failed to delete contact information' },
  added: 'Contact information added successfully',
  updated: 'Contact information updated successfully',
  removed: 'Contact information deleted successfully',
  confirmRemove: 'Are you sure you want to delete this contact information?',
  empty: 'No contact information added yet.',
};

export const contactLabels = { type: 'Type', label: 'Label', value: 'Value' } as const;

/** Headings and buttons of the editor. */
export const contactWords = {
  add: 'Add Contact Information',
  submit: 'Add Contact',
  list: 'Manage Contact Information',
  edit: 'Edit Contact Information',
} as const;
