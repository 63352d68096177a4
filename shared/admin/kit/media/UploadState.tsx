import { PlainButton } from '../look/buttons.js';
import { Bar } from '../look/frames.js';
import { uploadText } from './text.js';
import type { useUploads } from './useUploads.js';

type UploadStateProps = { readonly uploads: ReturnType<typeof useUploads> };

/** What an upload field says about its files: one that runs, or some that did not get through. */
export function UploadState({ uploads: { running, left, start, cancel, forget } }: UploadStateProps) {
  if (running) {
    return (
      <Bar role="status">
        <span>{uploadText.uploading}</span>
        <progress max={1} value={running.share} aria-label={running.name} />
        <PlainButton type="button" onClick={cancel}>
          Cancel upload
        </PlainButton>
      </Bar>
    );
  }
  if (left.length === 0) return null;
  return (
    <Bar>
      <span>Not uploaded yet: {left.map((file) => file.name).join(', ')}</span>
      <PlainButton type="button" onClick={() => void start(left)}>
        Try again
      </PlainButton>
      <PlainButton type="button" onClick={forget}>
        Leave out
      </PlainButton>
    </Bar>
  );
}
