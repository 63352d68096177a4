import { useCallback, useEffect, useRef } from 'react';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { MediaListItem, MediumBoxes, MediumCaption } from './MediaListItem.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import { UploadField } from './UploadField.js';
import { type Entry, useListedMedia } from './useListedMedia.js';

/** An address that is being typed is not loaded letter by letter; one that was uploaded is whole. */
const uploadPath = '/uploads/';

const labelOf = ({ place }: Entry) => `Media ${place + 1}`;

type MediaListFieldProps = {
  /** Said when a medium is added without a URL. */
  readonly emptyUrlText: string;
  /** The field that the first medium fills when it is empty. */
  readonly mainImage?: string;
};

/** A list of pictures and videos with captions, dragged into order, and the boxes that add one more: by its URL or by upload. */
export function MediaListField(props: MediaListFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useListedMedia(props);
  const { entries, url } = media;

  // What stands in the boxes when the form is sent belongs to it: nothing typed is lost. A caption without an address
  // could not be saved, so it keeps the form from being sent.
  const latest = useLatest(media);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = (event: Event) => {
      if (latest.current.addBoxes() || !latest.current.hasLoneCaption()) return;
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
      <MediumBoxes />
      <MediumCaption />
      <ButtonRow>
        <PlainButton onClick={media.add}>Add Media</PlainButton>
      </ButtonRow>
    </Stack>
  );
}
