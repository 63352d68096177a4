import { publicList } from '../access.js';
import { defineEntity } from '../entity.js';
import { issue } from '../errors.js';
import { choice, text } from '../fields.js';
import { requiredText } from '../shapes.js';
import { isWebAddress } from '../addresses/web.js';

export const buttonCategories = ['main', 'secondary', 'footer'] as const;

const path = requiredText('Path', 2000).refine(
  isWebAddress,
  issue('notLink', 'Path must be a path such as /paketa or a web address'),
);

/** Navigation buttons. They are stored in the browser only, so the API does not know this entity. */
export const buttons = defineEntity({
  called: { sq: 'Buton', en: 'Button' },
  plural: { sq: 'butonat', en: 'buttons' },
  access: publicList,
  site: { page: '/buttons' },
  titleField: 'text',
  fields: {
    text: text('Text'),
    path: { ...text('Path'), shape: path, placeholder: '/example-path' },
    category: choice('Category', buttonCategories),
  },
  columns: ['path', 'category'],
});
