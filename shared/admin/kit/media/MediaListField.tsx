import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/fields';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { MediaTile, MediumInput } from './MediaTile.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import { UploadField } from './UploadField.js';
import { type Entry, useListedMedia } from './useListedMedia.js';

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

/** Pictures and videos as tiles that are dragged into order, and the inputs that add one more: by upload or by its URL. */
export function MediaListField({ field }: { readonly field: FieldOf<'media'> }) {
  const frame = useRef<HTMLDivElement>(null);
  const media = useListedMedia(field);
  const { entries, url } = media;
  const { mainImage } = field;

  const latest = useLatest(media);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = (event: Event) => latest.current.handleSubmit(event);
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [latest]);

  const renderEntry = useCallback(
    ({ place }: Entry) => (
      <MediaTile place={place} mainImage={mainImage} onRemove={() => latest.current.remove(place)} />
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
          // An address that is being typed is not loaded letter by letter; one that was uploaded is whole.
          picture={url.startsWith('/uploads/') ? <Preview url={url} /> : null}
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
