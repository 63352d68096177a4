import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import type { MediaFile, StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { Field } from '@ritmi/shared/ui/form/Field';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { ChooseFiles } from './ChooseFiles.js';
import type { Takes } from './FileInput.js';
import { LibraryButton } from './LibrarySheet.js';
import { NotUploaded } from './NotUploaded.js';
import { type DoneUpload, UploadNotes } from './UploadNotes.js';
import { UploadProgress, useUploads } from './uploads.js';
import { WaitingTiles } from './WaitingTiles.js';
import { useFixed } from '../fixed.js';

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  border-radius: ${radius.control};
  outline: ${({ $isOver }) => ($isOver ? `2px dashed ${color.text}` : 'none')};
  outline-offset: 4px;
`;

type DropZoneProps = {
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

const Line = styled(ButtonRow)`
  & > [data-choose] {
    flex: 1 0 100%;
  }
`;

type UploadFieldProps = {
  readonly label: string;
  /** Name of the field in the draft. */
  readonly name: string;
  readonly isMultiple?: boolean;
  readonly takes?: Takes | undefined;
  readonly problemOf?: FieldOf<'image'>['problemOf'] | undefined;
  /** Also called for a file that is chosen from the library. */
  readonly onUploaded: (url: string, contentType: string) => void;
  /** Told how many files were chosen at once, before they are uploaded. */
  readonly onChosen?: (count: number) => void;
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
};

type ProblemOf = UploadFieldProps['problemOf'];

/** Says what is wrong with a file. */
function isAccepted(file: Parameters<NonNullable<ProblemOf>>[0], problemOf: ProblemOf): boolean {
  const problem = problemOf?.(file) ?? null;
  if (problem) showFailure(problem);
  return problem === null;
}

/** Uploads files as soon as they are chosen, dropped or pasted. */
export function UploadField(props: UploadFieldProps) {
  const {
    label,
    name,
    isMultiple = false,
    takes = 'seen',
    problemOf,
    onUploaded,
    onChosen,
    picture = null,
    actions = null,
  } = props;
  const fixed = useFixed();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<readonly DoneUpload[]>([]);
  const { file, running, waiting, failed, start, cancel, skip, drop } = useUploads(name, {
    onUploaded: (url, sent) => {
      setDone((before) => [...before.filter((each) => each.file !== sent), { file: sent, url }]);
      onUploaded(url, sent.type);
    },
  });
  const isRunning = running !== undefined;
  const noteFocus = useFocusAfter(isRunning, input);

  function handleFiles(chosen: readonly File[]) {
    const accepted = chosen
      .slice(0, isMultiple ? chosen.length : 1)
      .filter((each) => isAccepted(each, problemOf));
    noteFocus();
    if (accepted.length === 0) return;
    if (!isRunning) setDone([]);
    onChosen?.(accepted.length);
    start(accepted);
  }

  function take({ url, contentType, bytes }: StoredMedia) {
    if (isAccepted({ type: contentType, size: bytes }, problemOf)) onUploaded(url, contentType);
  }

  function handleChosen(file: MediaFile) {
    onChosen?.(1);
    take(file);
  }

  return (
    <DropZone name={name} onFiles={handleFiles}>
      <Field label={fixed(label)}>
        {(control) => (
          <>
            {picture}
            <Line>
              <ChooseFiles
                control={control}
                input={input}
                name={name}
                takes={takes}
                isMultiple={isMultiple}
                isSmall={picture !== null}
                isDisabled={isRunning}
                onFiles={handleFiles}
              />
              <LibraryButton isSound={takes === 'audio'} isDisabled={isRunning} onChoose={handleChosen} />
              {actions}
            </Line>
          </>
        )}
      </Field>
      <UploadNotes
        name={name}
        done={done}
        file={file}
        onInstead={(sent, stored) => {
          skip(sent);
          take(stored);
        }}
      />
      {running && isMultiple ? <WaitingTiles files={waiting} share={running.share} /> : null}
      {running ? <UploadProgress running={running} onCancel={cancel} /> : null}
      {!running && failed.length > 0 ? <NotUploaded failed={failed} onAgain={start} onDrop={drop} /> : null}
    </DropZone>
  );
}

/** A disabled input loses the focus, and gets it back unless the focus is elsewhere by then. Returned: notes who has it. */
function useFocusAfter(isRunning: boolean, input: RefObject<HTMLInputElement | null>): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [isRunning, input]);
  return () => {
    const zone = input.current?.closest('[data-upload]');
    hadFocus.current ||= zone?.contains(document.activeElement) ?? false;
  };
}
