import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { MediaTile, MediumInput } from './MediaTile.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import { UploadField } from './UploadField.js';
import { type Entry, useListedMedia } from './useListedMedia.js';

/** An address that is being typed is not loaded letter by letter; one that was uploaded is whole. */
const uploadPath = '/uploads/';

/** What is about to be added, apart from what is listed. */
const Composer = styled(Stack)`
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.card};
`;

/** An address needs more space than its type. */
const Pair = styled.div`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(96px, 1fr) minmax(0, 3fr);
`;

const labelOf = ({ place }: Entry) => `Media ${place + 1}`;

type MediaListFieldProps = {
  /** Said when a medium is added without a URL. */
  readonly emptyUrlText: string;
  /** The field that the first medium fills when it is empty. */
  readonly mainImage?: string;
};

/** Pictures and videos as tiles that are dragged into order, and the inputs that add one more: by upload or by its URL. */
export function MediaListField(props: MediaListFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useListedMedia(props);
  const { entries, url } = media;
  const { mainImage } = props;

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
    (entry: Entry) => (
      <MediaTile entry={entry} mainImage={mainImage} onRemove={() => latest.current.remove(entry.place)} />
    ),
    [latest, mainImage],
  );

  return (
    <Stack ref={frame} onKeyDown={media.handleEnter}>
      {entries.length > 0 ? (
        <SortableList
          entries={entries}
          labelOf={labelOf}
          layout="grid"
          render={renderEntry}
          onMove={media.move}
        />
      ) : null}
      <Composer>
        <UploadField
          name="media"
          label={mediaLabels.file}
          isMultiple
          picture={url.startsWith(uploadPath) ? <Preview url={url} /> : null}
          onUploaded={media.addUploaded}
        />
        <Pair>
          <MediumInput field="type" />
          <MediumInput field="url" />
        </Pair>
        <MediumInput field="caption" />
        <ButtonRow>
          <PlainButton onClick={media.add}>Add Media</PlainButton>
        </ButtonRow>
      </Composer>
    </Stack>
  );
}
