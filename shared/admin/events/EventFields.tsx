import { CheckField, LongTextField, TextField } from '../kit/forms/fields.js';
import { MediaField } from '../kit/media/MediaField.js';
import { MediaListField } from '../kit/media/MediaListField.js';
import { emptyMediaUrl, eventLabels } from './text.js';

/** The fields of an event, for adding and editing. */
export function EventFields() {
  return (
    <>
      <TextField name="title" label={eventLabels.title} isRequired />
      <TextField name="date" label={eventLabels.date} type="date" isRequired />
      <LongTextField name="description" label={eventLabels.description} isRequired />
      <CheckField name="featured" label={eventLabels.featured} />
      <MediaField name="image" fileLabel={eventLabels.image} urlLabel="Main image URL" />
      <MediaListField emptyUrlText={emptyMediaUrl} mainImage="image" />
    </>
  );
}
