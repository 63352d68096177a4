import { styled } from 'styled-components';
import { space, wide } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/buttons.js';
import { Stack } from '../look/frames.js';
import { MediumBoxes, MediumCaption } from './MediumBoxes.js';
import { Preview } from './Preview.js';
import type { Entry } from './useListedMedia.js';

const Frame = styled(Stack)`
  gap: ${space(3)};
  padding: ${space(3)} 0;
`;

/** The picture small and its caption beside it, so that many media are seen at once. */
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  // Beside a higher caption a picture keeps its shape.
  align-items: flex-start;
  gap: ${space(3)};
  & > :last-child {
    flex: 1 1 120px;
    gap: ${space(2)};
    align-content: start;
  }
  img,
  [role='img'] {
    width: 120px;
  }
  // As wide as the videos between them, so that the captions stand under each other.
  ${wide} {
    img,
    [role='img'] {
      width: 200px;
    }
  }
  button {
    justify-self: start;
  }
`;

type ListedMediumFieldsProps = {
  readonly entry: Entry;
  readonly onRemove: () => void;
};

/** One medium of the list; its labels carry its number. */
export function ListedMediumFields({ entry: { medium, place }, onRemove }: ListedMediumFieldsProps) {
  return (
    <Frame role="group" aria-label={`Media ${place + 1}`}>
      <Shown>
        {medium.url ? <Preview url={medium.url} type={medium.type} /> : null}
        <Stack>
          <MediumCaption place={place} />
          <PlainButton type="button" onClick={onRemove}>
            Remove
          </PlainButton>
        </Stack>
      </Shown>
      <MediumBoxes place={place} />
    </Frame>
  );
}
