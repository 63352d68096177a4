import { FilePreview } from '../kit/media/Preview.js';

/** A file that has not been sent yet, as one side of a conflict. */
export function ChosenFile({ file }: { readonly file: File }) {
  return (
    <>
      <FilePreview file={file} />
      {file.name}
    </>
  );
}
