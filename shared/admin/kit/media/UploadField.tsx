import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FileInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useItemFormValue } from '../forms/pendingFiles.js';
import { useStore } from '@ritmi/shared/ui/store';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { UploadState } from './UploadState.js';
import { useUploads } from './useUploads.js';
import { useLatest } from '../useLatest.js';

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  border-radius: ${radius.control};
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.text}` : 'none')};
  outline-offset: 4px;
`;

/** Specification section 5: file inputs accept pictures and videos. */
export const acceptedFiles = 'image/*,video/*';

type UploadFieldProps = {
  readonly label: string;
  /** Names the field in the draft. */
  readonly name: string;
  readonly isMultiple?: boolean;
  /** What is wrong with a file, before it is sent; shown as a toast. */
  readonly problemOf?: (file: File) => string | null;
  readonly onUploaded: (url: string, file: File) => void;
};

/** Sends files as soon as they are chosen, dropped or pasted. */
export function UploadField(props: UploadFieldProps) {
  const { label, name, isMultiple = false, problemOf, onUploaded } = props;
  const { files, keepFiles, countUploads } = useItemFormValue();
  const version = useStore(files.version);
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const uploads = useUploads({
    onUploaded,
    onPending: (pending) => keepFiles(name, pending),
  });
  const { start, startOver } = uploads;
  const isRunning = uploads.running !== null;

  useEffect(() => {
    if (version > 0) void startOver(files.of(name));
  }, [version, files, name, startOver]);

  // A disabled input loses the focus. It gets it back, unless the focus is elsewhere by then.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) zone.current?.querySelector('input')?.focus();
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning) return;
    countUploads(1);
    return () => countUploads(-1);
  }, [isRunning, countUploads]);

  function handleFiles(chosen: readonly File[]) {
    const good = chosen.slice(0, isMultiple ? chosen.length : 1).filter((file) => {
      const problem = problemOf?.(file) ?? null;
      if (problem) showFailure(problem);
      return problem === null;
    });
    hadFocus.current ||= zone.current?.contains(document.activeElement) ?? false;
    if (good.length > 0) void start(good);
  }
  usePastedFiles(zone, handleFiles);

  function handleDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault();
    setIsOver(false);
    if (!isBeingSaved(event.currentTarget)) handleFiles([...event.dataTransfer.files]);
  }

  return (
    <Zone
      ref={zone}
      data-upload={name}
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <Field label={label}>
        {(control) => (
          <FileInput
            {...control}
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
      <UploadState uploads={uploads} />
    </Zone>
  );
}

/**
 * Takes files that are pasted anywhere in the surrounding form. With several upload fields the one with the focus
 * takes them, else the first.
 */
export function usePastedFiles(zone: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const handler = useLatest(onFiles);
  useEffect(() => {
    const form = zone.current?.closest('form');
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      const focused = event.target instanceof Element ? event.target.closest('[data-upload]') : null;
      if (files.length === 0 || event.defaultPrevented || (focused && focused !== zone.current)) return;
      event.preventDefault();
      if (!isBeingSaved(zone.current)) handler.current(files);
    }
    form?.addEventListener('paste', handlePaste);
    return () => form?.removeEventListener('paste', handlePaste);
  }, [zone, handler]);
}

/** Fields of a form that is being saved accept no files. */
export function isBeingSaved(zone: Element | null): boolean {
  return zone?.closest('fieldset:disabled') != null;
}
