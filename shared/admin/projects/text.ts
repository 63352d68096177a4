import type { EntityText } from '../kit/resource/entityText.js';
import { serverTextAfter } from '../kit/session/failureText.js';

const failure = (text: string) => ({ text, withServerText: serverTextAfter(text) });

/** Specification sections 2, 5 and 8, projects. */
export const projectsText: EntityText = {
  load: { text: 'Failed to load projects' },
  add: failure('Failed to add project'),
  update: failure('Failed to update project'),
  remove: failure('Failed to delete project'),
  reorder: { text: 'Failed to update project order' },
  added: 'Project added successfully',
  updated: 'Project updated successfully',
  removed: 'Project deleted successfully',
  reordered: 'Project order updated successfully',
  confirmRemove: 'Are you sure you want to delete this project?',
  empty: 'No projects added yet.',
};

export const emptyMediaUrl = 'Media URL is required';

export const projectLabels = {
  title: 'Title',
  location: 'Location',
  thumbnail: 'Thumbnail',
  description: 'Description',
  media: 'Media',
} as const;

/** Headings and buttons of the editor. */
export const projectsWords = {
  add: 'Add New Project',
  submit: 'Add Project',
  list: 'Manage Projects',
  edit: 'Edit Project',
  note: 'Drag to reorder projects',
} as const;
