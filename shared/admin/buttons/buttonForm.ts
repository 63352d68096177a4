import type { z } from 'zod';
import { type NavigationButton, navigationButton } from '@ritmi/shared/domain/buttons/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { buttonLabels } from './text.js';
import type { SavedButton } from './savedButtons.js';

export type ButtonBody = Omit<NavigationButton, 'id'>;

type ButtonValues = { text: string; path: string; category: string };

export const buttonForm: FormSpec<ButtonValues, ButtonBody, SavedButton> = {
  schema: navigationButton.omit({ id: true }) as unknown as z.ZodType<ButtonBody, ButtonValues>,
  empty: { text: '', path: '', category: 'main' },
  toValues: ({ text, path, category }) => ({ text, path, category }),
  titleOf: ({ text }) => text.trim() || 'New button',
  labels: buttonLabels,
};
