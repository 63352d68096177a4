import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../forms/fields.js';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { Preview } from './Preview.js';
import { UploadField } from './UploadField.js';

type MediaFieldProps = {
  /** The wire field that holds the URL. */
  readonly name: string;
  /** Of the file input, such as 'Image (file)'. */
  readonly fileLabel: string;
  /** Of the box with the URL, such as 'Image URL'; it appears once there is one. */
  readonly urlLabel: string;
  readonly problemOf?: (file: File) => string | null;
};

/** One picture or video: a file that is uploaded when chosen, or its URL. */
export function MediaField({ name, fileLabel, urlLabel, problemOf }: MediaFieldProps) {
  const { setValue } = useFormContext();
  const url = String(useWatch({ name }) ?? '');
  const put = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack>
      <UploadField name={name} label={fileLabel} onUploaded={put} {...(problemOf ? { problemOf } : {})} />
      {url ? (
        <>
          <TextField name={name} label={urlLabel} />
          <Preview url={url} />
          <ButtonRow>
            <PlainButton onClick={() => put('')}>Remove</PlainButton>
          </ButtonRow>
        </>
      ) : null}
    </Stack>
  );
}
