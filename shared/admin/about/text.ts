import type { EntityText } from '../kit/resource/entityText.js';

/** Specification sections 2 and 8, about. */
export const sectionText: EntityText = {
  load: { text: 'Failed to load about content' },
  add: { text: 'Failed to add content section' },
  update: { text: 'Failed to update content section' },
  remove: { text: 'Failed to delete content section' },
  added: 'Content section added successfully',
  updated: 'Content section updated successfully',
  removed: 'Content section deleted successfully',
  confirmRemove: 'Are you sure you want to delete this content section?',
  empty: 'No content sections added yet.',
};

export const teamText: EntityText = {
  load: { text: 'Failed to load team members' },
  add: { text: 'Failed to add team member' },
  update: { text: 'Failed to update team member' },
  remove: { text: 'Failed to delete team member' },
  added: 'Team member added successfully',
  updated: 'Team member updated successfully',
  removed: 'Team member deleted successfully',
  confirmRemove: 'Are you sure you want to delete this team member?',
  empty: 'No team members added yet.',
};

export const sectionLabels = { title: 'Title', content: 'Content', image: 'Image URL' } as const;

export const teamLabels = { name: 'Name', role: 'Role', bio: 'Bio', image: 'Image URL' } as const;

/** Headings and buttons of the editor. */
export const sectionWords = {
  add: 'Add Section',
  submit: 'Add Section',
  list: 'Manage Sections',
  edit: 'Edit Section',
} as const;

/** Headings and buttons of the editor. */
export const teamWords = {
  add: 'Add Team Member',
  submit: 'Add Member',
  list: 'Manage Team Members',
  edit: 'Edit Team Member',
} as const;
