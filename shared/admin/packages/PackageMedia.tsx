import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { packages } from '@ritmi/shared/domain/packages/schema';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ButtonRow, Label, Named, Note, PlainButton, Stack } from '../kit/look/frames.js';
import { dropBox } from '../kit/look/dropBox.js';
import { LibraryButton } from '../kit/media/LibrarySheet.js';
import { FilePreview, Preview } from '../kit/media/Preview.js';
import { FileInput } from '../kit/media/FileInput.js';
import { StoredBefore } from '../kit/media/StoredBefore.js';
import { DropZone } from '../kit/media/UploadField.js';
import { pageText } from './text.js';
import { Fixed } from '../kit/fixed.js';

const Choose = styled.button`
  ${dropBox}
  width: 100%;
  background: transparent;
`;

/** The package's picture or video: chosen here, uploaded on save. */
export function PackageMedia() {
  const { t } = useLanguage();
  const { setValue, formState } = useFormContext();
  const value: unknown = useWatch({ name: 'image' });
  const file = value instanceof File ? value : null;
  const url = typeof value === 'string' ? value : '';
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();

  const put = (chosen: File | string) => setValue('image', chosen, { shouldDirty: true });
  function handleFiles(files: readonly File[]) {
    if (files[0]) put(files[0]);
  }
  /** Removing a chosen file brings back the stored one. */
  function handleRemove() {
    const stored: unknown = formState.defaultValues?.image;
    put(file && typeof stored === 'string' ? stored : '');
  }

  const name = file ? file.name : (url.split('/').pop() ?? '');
  return (
    <DropZone name="image" onFiles={handleFiles}>
      <Stack>
        <Named>
          <Label as="label" htmlFor={inputId}>
            <Fixed>{packages.fields.image.fileLabel}</Fixed>
          </Label>
          <VisuallyHidden>
            <FileInput ref={input} id={inputId} name="image" tabIndex={-1} onFiles={handleFiles} />
          </VisuallyHidden>
          {name === '' ? (
            <>
              <Choose type="button" onClick={() => input.current?.click()}>
                <ImagePlus size={22} strokeWidth={1.75} aria-hidden="true" />
                {t(pageText.formats)}
              </Choose>
              <ButtonRow>
                <LibraryButton isDisabled={false} onChoose={(stored) => put(stored.url)} />
              </ButtonRow>
            </>
          ) : file ? (
            <>
              <FilePreview key={file.name} file={file} />
              <StoredBefore file={file} url={null} onUse={(stored) => put(stored.url)} />
            </>
          ) : (
            <Preview url={url} />
          )}
        </Named>
        {name === '' ? null : (
          <>
            <Note>{name}</Note>
            <ButtonRow>
              <PlainButton onClick={() => input.current?.click()}>
                <Fixed>Change file</Fixed>
              </PlainButton>
              <LibraryButton isDisabled={false} onChoose={(stored) => put(stored.url)} />
              <PlainButton onClick={handleRemove}>
                <Fixed>Remove</Fixed>
              </PlainButton>
            </ButtonRow>
          </>
        )}
      </Stack>
    </DropZone>
  );
}
