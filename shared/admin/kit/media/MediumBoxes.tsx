import { styled } from 'styled-components';
import { mediaTypes } from '@ritmi/shared/domain/mediaItem';
import { space } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../forms/fields.js';
import { mediaLabels } from './text.js';

/** An address needs more room than its type. */
const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(108px, 1fr) minmax(0, 3fr);
`;

type MediumBoxesProps = {
  /** Of a listed medium, from 0; none for the one that is put together. */
  readonly place?: number;
};

const before = (place: number | undefined) => (place === undefined ? '' : `media.${place}.`);
const after = (place: number | undefined) => (place === undefined ? '' : ` ${place + 1}`);

/** Type and URL of one medium; those of a listed one carry its number. */
export function MediumBoxes({ place }: MediumBoxesProps) {
  const at = before(place);
  const number = after(place);
  return (
    <Frame>
      <ChoiceField name={`${at}type`} label={`${mediaLabels.type}${number}`} options={mediaTypes} />
      <TextField name={`${at}url`} label={`${mediaLabels.url}${number}`} isRequired={place !== undefined} />
    </Frame>
  );
}

export function MediumCaption({ place }: MediumBoxesProps) {
  return <TextField name={`${before(place)}caption`} label={`${mediaLabels.caption}${after(place)}`} />;
}
