import { navigationButton } from '@ritmi/shared/domain/buttons/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import type { SavedButton } from './savedButtons.js';
import { buttonLabels } from './text.js';

export const buttonBody = navigationButton.omit({ id: true });

export const buttonForm: FormSpec<SavedButton> = {
  schema: buttonBody,
  empty: { text: '', path: '', category: 'main' },
  toValues: ({ text, path, category }) => ({ text, path, category }),
  titleOf: ({ text }) => String(text).trim() || 'New button',
  fields: {},
  labels: buttonLabels,
};
