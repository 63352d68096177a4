import { z } from 'zod';
import { defineEntity } from '../entity.js';
import { optionalAddress, order, requiredText } from '../fields.js';
import { mediaItem, mediaList } from '../mediaItem.js';

export const projects = defineEntity({
  label: 'project',
  page: '/projects',
  fields: {
    title: requiredText('Title', 300),
    location: requiredText('Location', 300),
    description: requiredText('Description'),
    thumbnail: optionalAddress('Thumbnail'),
    media: mediaList,
    order,
  },
  defaults: { thumbnail: '', media: [], order: null },
  read: { thumbnail: z.string(), media: z.array(mediaItem), order: z.int() },
});

/** A project as it is read. */
export type Project = z.output<typeof projects.document>;

export type ProjectInput = z.output<typeof projects.create>;
