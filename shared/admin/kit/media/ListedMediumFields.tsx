import { styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/buttons.js';
import { Stack } from '../look/frames.js';
import type { ListedMedium } from './listedMedia.js';
import { MediumBoxes } from './MediumBoxes.js';
import { Preview } from './Preview.js';

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
  return (
    <Frame role="group" aria-label={`Media ${place + 1}`}>
      {medium.url ? <Preview url={medium.url} type={medium.type} /> : null}
      <MediumBoxes place={place} />
      <PlainButton type="button" onClick={onRemove}>
        Remove
      </PlainButton>
    </Frame>
  );
}
