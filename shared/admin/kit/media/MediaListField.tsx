import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { mediaType } from '@ritmi/shared/domain/media';
import { mediaTypes } from '@ritmi/shared/domain/mediaItem';
import { ChoiceField, TextField } from '../forms/fields.js';
import { ButtonRow, PlainButton } from '../look/buttons.js';
import { Pair, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { type ListedMedium, type MediaValues, noMedium, uploadedType } from './listedMedia.js';
import { ListedMediumFields } from './ListedMediumFields.js';
import { Preview } from './Preview.js';
import { mediaLabels } from './text.js';
import { UploadField } from './UploadField.js';

/** An address that is being typed is not loaded letter by letter; one that was uploaded is whole. */
const uploadPath = '/uploads/';

type MediaListFieldProps = {
  /** Said when a medium is added without a URL. */
  readonly emptyUrlText: string;
  /** The field that the first medium fills when it is empty. */
  readonly mainImage?: string;
};

/** A list of pictures and videos with captions, and the boxes that add one more: by its URL or by upload. */
export function MediaListField({ emptyUrlText, mainImage }: MediaListFieldProps) {
  const { control, getValues, setValue, setError, setFocus, clearErrors } = useFormContext();
  const frame = useRef<HTMLDivElement>(null);
  const media = (useWatch({ control, name: 'media' }) ?? []) as ListedMedium[];
  const url = String(useWatch({ control, name: 'url' }) ?? '');
  useEffect(() => clearErrors('url'), [url, clearErrors]);

  function setBoxes(medium: ListedMedium) {
    setValue('type', medium.type, { shouldDirty: true });
    setValue('url', medium.url, { shouldDirty: true });
    setValue('caption', medium.caption, { shouldDirty: true });
  }

  /** Answers whether there was a URL to add. */
  function addBoxes(): boolean {
    const values = getValues() as MediaValues & Record<string, unknown>;
    const address = values.url.trim();
    if (address === '') return false;
    // Nobody has to say twice that a .mp4 is a video.
    const type = values.type === 'video' ? 'video' : mediaType(address);
    const added = { type, url: address, caption: values.caption.trim() };
    setValue('media', [...values.media, added], { shouldDirty: true });
    if (mainImage && !values[mainImage]) setValue(mainImage, added.url, { shouldDirty: true });
    setBoxes(noMedium);
    return true;
  }

  function handleAdd() {
    if (!addBoxes()) setError('url', { type: 'required', message: emptyUrlText });
    setFocus('url');
  }

  function handleUploaded(uploaded: string, file: File) {
    // Of several files each makes room for the next one.
    addBoxes();
    setBoxes({ ...noMedium, type: uploadedType(uploaded, file.type), url: uploaded });
  }

  function handleRemove(place: number) {
    clearErrors('media');
    const left = (getValues('media') as ListedMedium[]).filter((_, other) => other !== place);
    setValue('media', left, { shouldDirty: true });
    setFocus('url');
  }

  // What stands in the boxes when the form is sent belongs to it: nothing typed is lost.
  const latest = useLatest(addBoxes);
  useEffect(() => {
    const form = frame.current?.closest('form');
    const handleSubmit = () => {
      latest.current();
    };
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [latest]);

  return (
    <Stack ref={frame}>
      {media.map((medium, place) => (
        <ListedMediumFields key={place} medium={medium} place={place} onRemove={() => handleRemove(place)} />
      ))}
      <UploadField name="media" label={mediaLabels.file} isMultiple onUploaded={handleUploaded} />
      {url.startsWith(uploadPath) ? <Preview url={url} /> : null}
      <Pair>
        <ChoiceField name="type" label={mediaLabels.type} options={mediaTypes} />
        <TextField name="url" label={mediaLabels.url} />
        <TextField name="caption" label={mediaLabels.caption} />
      </Pair>
      <ButtonRow>
        <PlainButton type="button" onClick={handleAdd}>
          Add Media
        </PlainButton>
      </ButtonRow>
    </Stack>
  );
}
