import { styled } from 'styled-components';
import { mediaTypes } from '@ritmi/shared/domain/mediaItem';
import { space } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../forms/fields.js';
import { PlainButton } from '../look/buttons.js';
import { Pair, Stack } from '../look/frames.js';
import type { ListedMedium } from './listedMedia.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';

const Frame = styled(Stack)`
  padding: ${space(3)} 0;
  & > button {
    justify-self: start;
  }
`;

type ListedMediumFieldsProps = {
  readonly medium: ListedMedium;
  readonly place: number;
  readonly onRemove: () => void;
};

/** One medium of the list; its labels carry its number. */
export function ListedMediumFields({ medium, place, onRemove }: ListedMediumFieldsProps) {
  const number = place + 1;
  const at = `media.${place}`;
  return (
    <Frame role="group" aria-label={`Media ${number}`}>
      {medium.url ? <Preview url={medium.url} type={medium.type} /> : null}
      <Pair>
        <ChoiceField name={`${at}.type`} label={`${mediaLabels.type} ${number}`} options={mediaTypes} />
        <TextField name={`${at}.url`} label={`${mediaLabels.url} ${number}`} isRequired />
        <TextField name={`${at}.caption`} label={`${mediaLabels.caption} ${number}`} />
      </Pair>
      <PlainButton type="button" onClick={onRemove}>
        Remove
      </PlainButton>
    </Frame>
  );
}
