import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { isWebAddress } from '@ritmi/shared/domain/addresses/web';
import { TextField } from '../inputs/fields.js';
import { PlainButton, Stack } from '../look/frames.js';
import { FilePreview, Preview } from '../media/Preview.js';
import { UploadField } from '../media/UploadField.js';
import { common, type InputProps, type Kind, nothing, textCell, textValue } from './kind.js';
import { useFixed } from '../fixed.js';

export const image: Kind<FieldOf<'image'>> = {
  Input: ImageInput,
  Cell: textCell(undefined, (_, value) => fileNameOf(textValue(value)) || nothing),
  Version: ({ field, value, format }) => (
    <>
      {value instanceof File ? <FilePreview file={value} /> : null}
      {textValue(value) === '' ? null : <Preview url={textValue(value)} />}
      {format(field, value)}
    </>
  ),
  // In the form of a package it may be a file, which is uploaded when that is saved.
  format: (_, value) => (value instanceof File ? value.name : fileNameOf(textValue(value))),
  toPreview: ({ shape }, value, addressOf) => {
    const { data } = shape.safeParse(value);
    return data ? addressOf(textValue(data)) : '';
  },
  // It becomes a `src`, and any script may have written to the browser's storage.
  fromCopy: (_, value) => (isWebAddress(textValue(value)) ? value : ''),
  shows: ({ takes }) => (takes === 'audio' ? null : 'picture'),
  thumbnail: textValue,
};

/** A picture, video or piece of music: a file that is uploaded when chosen, or its URL, whose input appears once there is one. */
function ImageInput({ name, field }: InputProps<FieldOf<'image'>>) {
  const { fileLabel, problemOf, takes, urlLabel } = field;
  const { label } = common({ name, field });
  const { setValue } = useFormContext();
  const fixed = useFixed();
  const url = textValue(useWatch({ name }));
  const put = (value: string) => setValue(name, value, { shouldValidate: true });
  return (
    <Stack>
      <UploadField
        name={name}
        label={fileLabel ?? label}
        onUploaded={put}
        problemOf={problemOf}
        takes={takes}
        picture={url ? <Preview url={url} /> : null}
        actions={url ? <PlainButton onClick={() => put('')}>{fixed('Remove')}</PlainButton> : null}
      />
      {url ? <TextField name={name} label={urlLabel} /> : null}
    </Stack>
  );
}

/** `/uploads/drita.webp` is 'drita.webp'. */
function fileNameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(name) || url;
  } catch {
    return name;
  }
}
