import { aboutImageProblem } from '@ritmi/shared/domain/uploads/rules';
import { LongTextField, TextField } from '../kit/forms/fields.js';
import { MediaField } from '../kit/media/MediaField.js';
import { sectionLabels } from './text.js';

/** The fields of a content section, for adding and editing. */
export function SectionFields() {
  return (
    <>
      <TextField name="title" label={sectionLabels.title} isRequired />
      <LongTextField name="content" label={sectionLabels.content} isRequired />
      <MediaField
        name="image"
        fileLabel="Image"
        urlLabel={sectionLabels.image}
        problemOf={aboutImageProblem}
      />
    </>
  );
}
