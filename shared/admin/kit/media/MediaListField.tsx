import { useCallback, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { mediaTypes } from '@ritmi/shared/domain/shapes';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { space, wide } from '@ritmi/shared/ui/tokens';
import { ChoiceField, TextField } from '../forms/fields.js';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import { UploadField } from './UploadField.js';
import { type Entry, type MediaValues, useListedMedia } from './useListedMedia.js';

/** An address that is being typed is not loaded letter by letter; one that was uploaded is whole. */
const uploadPath = '/uploads/';

const labelOf = ({ place }: Entry) => `Media ${place + 1}`;

type MediaListFieldProps = {
  /** Said when a medium is added without a URL. */
  readonly emptyUrlText: string;
  /** The field that the first medium fills when it is empty. */
  readonly mainImage?: string;
};

/** A list of pictures and videos with captions, dragged into order, and the inputs that add one more: by its URL or by upload. */
export function MediaListField(props: MediaListFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useListedMedia(props);
  const { entries, url } = media;

  // A medium that is still in its inputs when the form is sent is added first: nothing typed is lost. A caption without
  // an address could not be saved, so it stops the form from being sent.
  const latest = useLatest(media);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = (event: Event) => {
      if (latest.current.addTyped() || !latest.current.hasLoneCaption()) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.add();
    };
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [latest]);

  const renderEntry = useCallback(
    (entry: Entry) => <MediaListItem entry={entry} onRemove={() => latest.current.remove(entry.id)} />,
    [latest],
  );

  return (
    <Stack ref={frame} onKeyDown={media.handleEnter}>
      {entries.length > 0 ? (
        <SortableList
          entries={entries}
          labelOf={labelOf}
          handleWord="Drag"
          render={renderEntry}
          onMove={media.move}
        />
      ) : null}
      <UploadField name="media" label={mediaLabels.file} isMultiple onUploaded={media.addUploaded} />
      {url.startsWith(uploadPath) ? <Preview url={url} /> : null}
      <MediumAddress />
      <MediumCaption />
      <ButtonRow>
        <PlainButton onClick={media.add}>Add Media</PlainButton>
      </ButtonRow>
    </Stack>
  );
}

/** An address needs more space than its type. */
const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(108px, 1fr) minmax(0, 3fr);
`;

type MediumInputProps = {
  /** Index of a listed medium; none for the one that is about to be added. */
  readonly place?: number;
};

/** Name and label of an input; the labels of a listed medium carry its number. */
const inputOf = (field: keyof typeof mediaLabels, place: number | undefined) =>
  place === undefined
    ? { name: field, label: mediaLabels[field] }
    : { name: `media.${place}.${field}`, label: `${mediaLabels[field]} ${place + 1}` };

function MediumAddress({ place }: MediumInputProps) {
  return (
    <Pair>
      <ChoiceField {...inputOf('type', place)} options={mediaTypes} />
      <TextField {...inputOf('url', place)} isRequired={place !== undefined} />
    </Pair>
  );
}

function MediumCaption({ place }: MediumInputProps) {
  return <TextField {...inputOf('caption', place)} />;
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
function MediaListItem({ entry: { place }, onRemove }: MediaListItemProps) {
  const { control } = useFormContext<MediaValues>();
  const [type, url] = useWatch({ control, name: [`media.${place}.type`, `media.${place}.url`] });
  return (
    <Frame role="group" aria-label={`Media ${place + 1}`}>
      <Shown>
        {url ? <Preview url={url} type={type} /> : null}
        <Stack>
          <MediumCaption place={place} />
          <PlainButton onClick={onRemove}>Remove</PlainButton>
        </Stack>
      </Shown>
      <MediumAddress place={place} />
    </Frame>
  );
}
