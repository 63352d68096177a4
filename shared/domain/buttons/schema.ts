import { z } from 'zod';
import { choice, requiredText } from '../shapes.js';
import { isWebAddress } from '../webAddress.js';

export const buttonCategories = ['main', 'secondary', 'footer'] as const;

/** A navigation button; it lives in the browser's storage only. */
export const navigationButton = z.object({
  id: z.string(),
  text: requiredText('Text', 300),
  path: requiredText('Path', 2000).refine(isWebAddress, {
    error: 'Path must be a path such as /paketa or a web address',
  }),
  category: choice('Category', buttonCategories),
});

export type NavigationButton = z.output<typeof navigationButton>;
