import type { EntityText } from '../kit/resource/entityText.js';
import { serverTextAfter } from '../kit/session/failureText.js';

const failure = (text: string) => ({ text, withServerText: serverTextAfter(text) });

/** Specification sections 5 and 8, events. */
export const eventsText: EntityText = {
  load: { text: 'Dështoi në marrjen e eventeve' },
  add: failure('Failed to add event'),
  update: failure('Failed to update event'),
  remove: failure('Failed to delete event'),
  added: 'Event added successfully',
  updated: 'Event updated successfully',
  removed: 'Event deleted successfully',
  confirmRemove: 'Are you sure you want to delete this event?',
  empty: 'No events added yet.',
};

export const emptyMediaUrl = 'URL-ja e medias nuk mund të jetë bosh';

export const eventLabels = {
  title: 'Title',
  date: 'Date',
  description: 'Description',
  featured: 'Featured',
  image: 'Main image',
  media: 'Media',
} as const;

/** Headings and buttons of the editor. */
export const eventsWords = {
  add: 'Add New Event',
  submit: 'Add Event',
  list: 'Manage Events',
  edit: 'Edit Event',
} as const;
