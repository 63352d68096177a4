import type { z } from 'zod';
import { defineEntity } from '../entity.js';
import { image, longText, media, order, text } from '../fields.js';

export const projects = defineEntity({
  label: 'project',
  called: { sq: 'Projekt', en: 'Project' },
  plural: 'projects',
  page: '/projects',
  hasOwnPage: true,
  titleField: 'title',
  fields: {
    title: text('Title'),
    location: text('Location'),
    thumbnail: { ...image('Thumbnail'), inputLabel: 'Thumbnail URL' },
    description: longText('Description'),
    media: media('Media', 'Media URL is required'),
    // A new project is added at the end, and dragging moves it.
    order: { ...order(), isInForm: false },
  },
  columns: ['location', 'media'],
  readOne: 'public',
  // Specification section 7.
  calls: { create: '/projects/json', update: '/projects/{id}/json' },
});

/** A project as it is read. */
export type Project = z.output<typeof projects.document>;

export type ProjectInput = z.output<typeof projects.create>;
