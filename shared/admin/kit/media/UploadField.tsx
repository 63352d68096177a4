import { ImagePlus, Music, RefreshCw } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { at, color, layout, radius, space, tint } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { ButtonRow, PlainButton } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { FileInput, type Takes } from './FileInput.js';
import { findStored } from './findStored.js';
import { LibraryButton } from './LibrarySheet.js';
import { NotUploaded } from './NotUploaded.js';
import { mediaText } from './text.js';
import { UploadProgress, useUploads } from './uploads.js';
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

/** Invisible, on top of the box with the text: it receives clicks, keys and dropped files. */
const Input = styled(FileInput)`
  ${layout.cover}
  ${layout.fill}
  opacity: 0;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

const aroundInput = css`
  position: relative;
  &:has(:focus-visible) {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.55;
  }
`;

/** The box beside a picture: as small as the other buttons. */
const Change = styled(PlainButton).attrs({ as: 'div' })`
  ${aroundInput}
`;

const Choose = styled.div`
  ${aroundInput}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 88px;
  padding: ${space(1)} ${space(4)};
  border: 1px dashed ${tint('text', 36)};
  border-radius: ${radius.control};
  color: ${color.quiet};
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  ${at.mouse} {
    &:has(:enabled):hover {
      background: ${color.card};
      color: ${color.text};
    }
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
  /** On the screen of the library itself there is nothing to choose. */
  readonly isLibrary?: boolean;
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
};

/** Uploads files as soon as they are chosen, dropped or pasted. */
export function UploadField(props: UploadFieldProps) {
  const {
    label,
    name,
    isMultiple = false,
    isLibrary = false,
    takes = 'seen',
    problemOf,
    onUploaded,
    picture = null,
    actions = null,
  } = props;
  const { t } = useLanguage();
  const fixed = useFixed();
  const input = useRef<HTMLInputElement>(null);
  const { connection } = useHost();
  const { running, failed, start, cancel, drop } = useUploads(name, {
    onUploaded: (url, file) => onUploaded(url, file.type),
    findStored: isLibrary ? (file) => findStored(connection, file) : undefined,
  });
  const isRunning = running !== undefined;

  // A disabled input loses the focus, and gets it back unless the focus is elsewhere by then.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [isRunning]);

  function handleFiles(chosen: readonly File[]) {
    const accepted = chosen.slice(0, isMultiple ? chosen.length : 1).filter((file) => {
      const problem = problemOf?.(file) ?? null;
      if (problem) showFailure(problem);
      return problem === null;
    });
    const zone = input.current?.closest('[data-upload]');
    hadFocus.current ||= zone?.contains(document.activeElement) ?? false;
    if (accepted.length > 0) start(accepted);
  }

  function handleChosen({ url, contentType, bytes }: MediaFile) {
    const problem = problemOf?.({ type: contentType, size: bytes }) ?? null;
    if (problem) showFailure(problem);
    else onUploaded(url, contentType);
  }

  const hasPicture = picture !== null;
  const Box = hasPicture ? Change : Choose;
  const Icon = hasPicture ? RefreshCw : takes === 'audio' ? Music : ImagePlus;
  return (
    <DropZone name={name} onFiles={handleFiles}>
      <Field label={fixed(label)}>
        {(control) => (
          <>
            {picture}
            <Line>
              <Box data-choose={hasPicture ? undefined : ''}>
                <Icon size={hasPicture ? 16 : 22} strokeWidth={1.75} aria-hidden="true" />
                {t(hasPicture ? mediaText.change : isMultiple ? mediaText.chooseMany : mediaText.choose)}
                <Input
                  {...control}
                  ref={input}
                  name={`${name}File`}
                  takes={takes}
                  multiple={isMultiple}
                  disabled={isRunning}
                  onFiles={handleFiles}
                />
              </Box>
              {isLibrary ? null : (
                <LibraryButton isSound={takes === 'audio'} isDisabled={isRunning} onChoose={handleChosen} />
              )}
              {actions}
            </Line>
          </>
        )}
      </Field>
      {running ? <UploadProgress running={running} onCancel={cancel} /> : null}
      {!running && failed.length > 0 ? <NotUploaded failed={failed} onAgain={start} onDrop={drop} /> : null}
    </DropZone>
  );
}
