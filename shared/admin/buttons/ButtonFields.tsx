import { buttonCategories } from '@ritmi/shared/domain/buttons/schema';
import { ChoiceField, TextField } from '../kit/forms/fields.js';
import { buttonLabels } from './text.js';

/** The fields of a navigation button, for adding and editing. */
export function ButtonFields() {
  return (
    <>
      <TextField name="text" label={buttonLabels.text} isRequired />
      <TextField name="path" label={buttonLabels.path} placeholder="/example-path" isRequired />
      <ChoiceField name="category" label={buttonLabels.category} options={buttonCategories} isRequired />
    </>
  );
}
