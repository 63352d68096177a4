import { z } from 'zod';
import { choice, requiredText } from '../fields.js';

export const buttonCategories = ['main', 'secondary', 'footer'] as const;

/** A navigation button; it lives in the browser's storage only. */
export const navigationButton = z.object({
  id: z.string(),
  text: requiredText('Text', 300),
  path: requiredText('Path', 2000),
  category: choice('Category', buttonCategories),
});

export type NavigationButton = z.output<typeof navigationButton>;
