import { styled } from 'styled-components';
import { color } from '@ritmi/shared/ui/tokens';
import { PlainButton } from '../look/buttons.js';
import { Bar } from '../look/frames.js';
import { uploadText } from './text.js';
import type { RunningUpload, useUploads } from './useUploads.js';

const Progress = styled.progress`
  flex: 1 1 120px;
  accent-color: ${color.text};
`;

type RunningStateProps = { readonly running: RunningUpload; readonly onCancel: () => void };

/** What stands there while a file is sent. */
export function RunningState({ running, onCancel }: RunningStateProps) {
  return (
    <Bar role="status">
      <span>{uploadText.uploading}</span>
      <Progress max={1} value={running.share} aria-label={running.name} />
      <PlainButton type="button" onClick={onCancel}>
        Cancel upload
      </PlainButton>
    </Bar>
  );
}

type UploadStateProps = { readonly uploads: ReturnType<typeof useUploads> };

/** What an upload field says about its files: one that runs, or some that did not get through. */
export function UploadState({ uploads: { running, left, start, cancel, forget } }: UploadStateProps) {
  if (running) return <RunningState running={running} onCancel={cancel} />;
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
