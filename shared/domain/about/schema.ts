import { z } from 'zod';
import { defineEntity } from '../entity.js';
import { optionalAddress, requiredText } from '../fields.js';

export const aboutContent = defineEntity({
  label: 'content section',
  page: '/rreth-nesh',
  fields: {
    title: requiredText('Title', 300),
    content: requiredText('Content'),
    image: optionalAddress('Image'),
  },
  defaults: { image: '' },
  read: { image: z.string() },
});

/** A section of the about page as it is read. */
export type AboutSection = z.output<typeof aboutContent.document>;

export type AboutSectionInput = z.output<typeof aboutContent.create>;
