import { useEffect } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Bar } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { uploadText } from './text.js';
import type { RunningUpload, UploadOnSave, useUploads } from './useUploads.js';

const Progress = styled.progress`
  flex: 1 1 120px;
  height: 8px;
  border: 0;
  border-radius: ${radius.pill};
  overflow: hidden;
  appearance: none;
  background: ${color.line};
  color: ${color.text};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.text};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.text};
  }
  @media (forced-colors: active) {
    height: 16px;
    appearance: auto;
  }
`;

type RunningStateProps = { readonly running: RunningUpload; readonly onCancel: () => void };

/** Progress of a running upload. */
function RunningState({ running, onCancel }: RunningStateProps) {
  return (
    <Bar role="status">
      <span>{uploadText.uploading}</span>
      <Progress max={1} value={running.share} aria-label={running.name} />
      <PlainButton onClick={onCancel}>Cancel upload</PlainButton>
    </Bar>
  );
}

const Line = styled.div`
  flex: 1 0 100%;
`;

/** The upload that a save starts with. Leaving the form aborts both. */
export function SaveProgress({ upload }: { readonly upload: UploadOnSave }) {
  const latest = useLatest(upload);
  useEffect(() => () => latest.current.cancel(), [latest]);
  if (!upload.running) return null;
  return (
    <Line>
      <RunningState running={upload.running} onCancel={upload.cancel} />
    </Line>
  );
}

type UploadStateProps = { readonly uploads: ReturnType<typeof useUploads> };

/** The running upload of a field, or the files that could not be uploaded. */
export function UploadState({ uploads: { running, left, start, cancel, forget } }: UploadStateProps) {
  if (running) return <RunningState running={running} onCancel={cancel} />;
  if (left.length === 0) return null;
  return (
    <Bar>
      <span>Not uploaded yet: {left.map((file) => file.name).join(', ')}</span>
      <ButtonRow>
        <PlainButton onClick={() => void start(left)}>Try again</PlainButton>
        <PlainButton onClick={forget}>Leave out</PlainButton>
      </ButtonRow>
    </Bar>
  );
}
