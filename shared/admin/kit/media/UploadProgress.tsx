import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { Bar, PlainButton } from '../look/frames.js';
import { mediaText, uploadText } from './text.js';
import type { RunningUpload, useUploadOnSave } from './useUploads.js';

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
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: currentcolor;
  }
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: currentcolor;
  }
  @media (forced-colors: active) {
    height: 16px;
    appearance: auto;
  }
`;

type UploadProgressProps = { readonly running: RunningUpload; readonly onCancel: () => void };

export function UploadProgress({ running, onCancel }: UploadProgressProps) {
  const { t } = useLanguage();
  return (
    <Bar role="status">
      <span>{uploadText.uploading}</span>
      <Progress max={1} value={running.share} aria-label={running.name} />
      <PlainButton onClick={onCancel}>{t(mediaText.cancel)}</PlainButton>
    </Bar>
  );
}

const Line = styled.div`
  flex: 1 0 100%;
`;

/** The upload that a save starts with. Leaving the form aborts both. */
export function SaveProgress({ upload }: { readonly upload: ReturnType<typeof useUploadOnSave> }) {
  const { running, cancel } = upload;
  useEffect(() => cancel, [cancel]);
  return running ? (
    <Line>
      <UploadProgress running={running} onCancel={cancel} />
    </Line>
  ) : null;
}
