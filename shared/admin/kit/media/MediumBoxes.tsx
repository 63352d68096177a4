import { styled } from 'styled-components';
import { mediaTypes } from '@ritmi/shared/domain/mediaItem';
import { space } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../forms/fields.js';
import { mediaLabels } from './text.js';

/** An address needs more room than its type; the caption has a line of its own. */
const Frame = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(108px, 1fr) minmax(0, 3fr);
  & > :last-child {
    grid-column: 1 / -1;
  }
`;

type MediumBoxesProps = {
  /** Of a listed medium, from 0; none for the one that is put together. */
  readonly place?: number;
};

/** Type, URL and caption of one medium; those of a listed one carry its number. */
export function MediumBoxes({ place }: MediumBoxesProps) {
  const at = place === undefined ? '' : `media.${place}.`;
  const number = place === undefined ? '' : ` ${place + 1}`;
  return (
    <Frame>
      <ChoiceField name={`${at}type`} label={`${mediaLabels.type}${number}`} options={mediaTypes} />
      <TextField name={`${at}url`} label={`${mediaLabels.url}${number}`} isRequired={place !== undefined} />
      <TextField name={`${at}caption`} label={`${mediaLabels.caption}${number}`} />
    </Frame>
  );
}
