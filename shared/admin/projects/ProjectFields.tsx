import { LongTextField, TextField } from '../kit/forms/fields.js';
import { MediaField } from '../kit/media/MediaField.js';
import { MediaListField } from '../kit/media/MediaListField.js';
import { emptyMediaUrl, projectLabels } from './text.js';

/** The fields of a project, for adding and editing. */
export function ProjectFields() {
  return (
    <>
      <TextField name="title" label={projectLabels.title} isRequired />
      <TextField name="location" label={projectLabels.location} isRequired />
      <MediaField name="thumbnail" fileLabel={projectLabels.thumbnail} urlLabel="Thumbnail URL" />
      <LongTextField name="description" label={projectLabels.description} isRequired />
      <MediaListField emptyUrlText={emptyMediaUrl} />
    </>
  );
}
