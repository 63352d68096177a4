import { contactTypes } from '@ritmi/shared/domain/contact/schema';
import { ChoiceField, TextField } from '../kit/forms/fields.js';
import { Pair } from '../kit/look/frames.js';
import { contactLabels } from './text.js';

/** The fields of a contact entry, for adding and editing. */
export function ContactFields() {
  return (
    <>
      <Pair>
        <ChoiceField name="type" label={contactLabels.type} options={contactTypes} isRequired />
        <TextField name="label" label={contactLabels.label} isRequired />
      </Pair>
      <TextField name="value" label={contactLabels.value} isRequired />
    </>
  );
}
