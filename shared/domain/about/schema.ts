import type { z } from 'zod';
import { defineEntity } from '../entity.js';
import { image, longText, text } from '../fields.js';
import { aboutImageProblem } from '../uploads/rules.js';

export const aboutContent = defineEntity({
  label: 'content section',
  plural: 'content sections',
  page: '/rreth-nesh',
  titleField: 'title',
  fields: {
    title: text('Title'),
    content: longText('Content'),
    image: { ...image('Image'), problemOf: aboutImageProblem },
  },
});

/** A section of the about page as it is read. */
export type AboutSection = z.output<typeof aboutContent.document>;

export type AboutSectionInput = z.output<typeof aboutContent.create>;
