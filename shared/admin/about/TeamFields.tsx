import { aboutImageProblem } from '@ritmi/shared/domain/uploads/rules';
import { LongTextField, TextField } from '../kit/forms/fields.js';
import { MediaField } from '../kit/media/MediaField.js';
import { Pair } from '../kit/look/frames.js';
import { teamLabels } from './text.js';

/** The fields of a team member, for adding and editing. */
export function TeamFields() {
  return (
    <>
      <Pair>
        <TextField name="name" label={teamLabels.name} isRequired />
        <TextField name="role" label={teamLabels.role} isRequired />
      </Pair>
      <LongTextField name="bio" label={teamLabels.bio} isRequired />
      <MediaField name="image" fileLabel="Image" urlLabel={teamLabels.image} problemOf={aboutImageProblem} />
    </>
  );
}
