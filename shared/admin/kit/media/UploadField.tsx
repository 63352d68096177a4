import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FileInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useStore } from '@ritmi/shared/ui/store';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useItemFormFiles } from '../forms/useFormDraft.js';
import { Bar, ButtonRow, PlainButton } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { uploadText } from './text.js';
import { type RunningUpload, type useUploadOnSave, useUploads } from './useUploads.js';

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  border-radius: ${radius.control};
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.text}` : 'none')};
  outline-offset: 4px;
`;

type DropZoneProps = {
  /** Names the field in the form. */
  readonly name: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/**
 * Takes files that are dropped here or pasted anywhere in the surrounding form. With several zones the one with the
 * focus takes what is pasted, else the first.
 */
export function DropZone({ name, onFiles, children }: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useLatest((files: readonly File[]) => {
    // Fields of a form that is being saved take no files.
    if (!zone.current?.closest('fieldset:disabled')) onFiles(files);
  });

  useEffect(() => {
    const form = zone.current?.closest('form');
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const focused = event.target instanceof Element ? event.target.closest('[data-upload]') : null;
      if (files.length === 0 || event.defaultPrevented || (focused && focused !== zone.current)) return;
      event.preventDefault();
      latest.current(files);
    }
    form?.addEventListener('paste', handlePaste);
    return () => form?.removeEventListener('paste', handlePaste);
  }, [latest]);

  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') latest.current([...event.dataTransfer.files]);
  }

  return (
    <Zone
      ref={zone}
      data-upload={name}
      $isOver={isOver}
      onDragOver={handleDrag}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrag}
    >
      {children}
    </Zone>
  );
}

/** Specification section 5: file inputs accept pictures and videos. */
export const acceptedFiles = 'image/*,video/*';

type UploadFieldProps = {
  readonly label: string;
  /** Names the field in the draft. */
  readonly name: string;
  readonly isMultiple?: boolean;
  /** What is wrong with a file, before it is sent; shown as a toast. */
  readonly problemOf?: ((file: File) => string | null) | undefined;
  readonly onUploaded: (url: string, file: File) => void;
};

/** Sends files as soon as they are chosen, dropped or pasted. */
export function UploadField(props: UploadFieldProps) {
  const { label, name, isMultiple = false, problemOf, onUploaded } = props;
  const { files, storeFiles, countUploads } = useItemFormFiles();
  const version = useStore(files.version);
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads({ onUploaded, onPending: (pending) => storeFiles(name, pending) });
  const { running, failed, start, startOver, cancel, drop } = uploads;
  const isRunning = running !== null;

  useEffect(() => {
    if (version > 0) void startOver(files.of(name));
  }, [version, files, name, startOver]);

  // A disabled input loses the focus. It gets it back, unless the focus is elsewhere by then.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning) return;
    countUploads(1);
    return () => countUploads(-1);
  }, [isRunning, countUploads]);

  function handleFiles(chosen: readonly File[]) {
    const accepted = chosen.slice(0, isMultiple ? chosen.length : 1).filter((file) => {
      const problem = problemOf?.(file) ?? null;
      if (problem) showFailure(problem);
      return problem === null;
    });
    const zone = input.current?.closest('[data-upload]');
    hadFocus.current ||= zone?.contains(document.activeElement) ?? false;
    if (accepted.length > 0) void start(accepted);
  }

  return (
    <DropZone name={name} onFiles={handleFiles}>
      <Field label={label}>
        {(control) => (
          <FileInput
            {...control}
            ref={input}
            name={`${name}File`}
            accept={acceptedFiles}
            multiple={isMultiple}
            disabled={isRunning}
            onChange={(event) => {
              handleFiles([...(event.target.files ?? [])]);
              // The same file can be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        )}
      </Field>
      {running ? <UploadProgress running={running} onCancel={cancel} /> : null}
      {!running && failed.length > 0 ? (
        <Bar>
          <span>Not uploaded yet: {failed.map((file) => file.name).join(', ')}</span>
          <ButtonRow>
            <PlainButton onClick={() => void start(failed)}>Try again</PlainButton>
            <PlainButton onClick={drop}>Leave out</PlainButton>
          </ButtonRow>
        </Bar>
      ) : null}
    </DropZone>
  );
}

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

type UploadProgressProps = { readonly running: RunningUpload; readonly onCancel: () => void };

function UploadProgress({ running, onCancel }: UploadProgressProps) {
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
export function SaveProgress({ upload }: { readonly upload: ReturnType<typeof useUploadOnSave> }) {
  const latest = useLatest(upload);
  useEffect(() => () => latest.current.cancel(), [latest]);
  if (!upload.running) return null;
  return (
    <Line>
      <UploadProgress running={upload.running} onCancel={upload.cancel} />
    </Line>
  );
}
