import { styled } from 'styled-components';
import { mediaTypes } from '@ritmi/shared/domain/shapes';
import { space, wide } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../forms/fields.js';
import { PlainButton, Stack } from '../look/frames.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import type { Entry } from './useListedMedia.js';

/** An address needs more space than its type. */
const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(108px, 1fr) minmax(0, 3fr);
`;

type MediumBoxesProps = {
  /** Index of a listed medium; none for the one that is about to be added. */
  readonly place?: number;
};

const before = (place: number | undefined) => (place === undefined ? '' : `media.${place}.`);
const after = (place: number | undefined) => (place === undefined ? '' : ` ${place + 1}`);

/** Type and URL of one medium; the labels of a listed one carry its number. */
export function MediumBoxes({ place }: MediumBoxesProps) {
  const at = before(place);
  const number = after(place);
  return (
    <Pair>
      <ChoiceField name={`${at}type`} label={`${mediaLabels.type}${number}`} options={mediaTypes} />
      <TextField name={`${at}url`} label={`${mediaLabels.url}${number}`} isRequired={place !== undefined} />
    </Pair>
  );
}

export function MediumCaption({ place }: MediumBoxesProps) {
  return <TextField name={`${before(place)}caption`} label={`${mediaLabels.caption}${after(place)}`} />;
}

const Frame = styled(Stack)`
  gap: ${space(3)};
  padding: ${space(3)} 0;
`;

/** A small picture with its caption beside it, so that many media fit on the screen. */
const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  // A picture keeps its shape beside a higher caption.
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
  // As wide as videos, so that the captions line up.
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

type MediaListItemProps = {
  readonly entry: Entry;
  readonly onRemove: () => void;
};

/** One medium of a media list. */
export function MediaListItem({ entry: { medium, place }, onRemove }: MediaListItemProps) {
  return (
    <Frame role="group" aria-label={`Media ${place + 1}`}>
      <Shown>
        {medium.url ? <Preview url={medium.url} type={medium.type} /> : null}
        <Stack>
          <MediumCaption place={place} />
          <PlainButton onClick={onRemove}>Remove</PlainButton>
        </Stack>
      </Shown>
      <MediumBoxes place={place} />
    </Frame>
  );
}
