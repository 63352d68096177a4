import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { languageName, languages, sourceLanguage } from '@ritmi/shared/domain/language';
import type { FileType } from '@ritmi/shared/domain/media';
import { type Alt, lacksAlt, maxAltLength, type MediaFile } from '@ritmi/shared/domain/uploads/library';
import { Field } from '@ritmi/shared/ui/form/Field';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { formatBytes } from '../kit/formatBytes.js';
import { formatMoment } from '../kit/formatMoment.js';
import { ConfirmDialog } from '../kit/look/ConfirmDialog.js';
import {
  ButtonRow,
  DangerButton,
  Label,
  Named,
  Note,
  PlainButton,
  PrimaryButton,
  SheetFoot,
  Stack,
} from '../kit/look/frames.js';
import { Sheet } from '../kit/look/Sheet.js';
import { filmNote } from '../kit/media/filmState.js';
import { shownName } from '../kit/media/LibraryGrid.js';
import { Preview } from '../kit/media/Preview.js';
import { editPathOf, entityTitle } from '../kit/model/entityText.js';
import { words } from '../kit/text.js';
import { FocusRing } from './FocusRing.js';
import { mediaViewText as text } from './text.js';
import { useFileActions } from './useFileActions.js';
import { useFixed } from '../kit/fixed.js';
import { CancelButton } from '../kit/look/CancelButton.js';

type FileSheetProps = {
  readonly file: MediaFile;
  /** The alternative texts that are being written. */
  readonly typed: Alt;
  readonly onType: (typed: Alt) => void;
  /** Called with the file as it is after a change, and with null when it is gone. */
  readonly onChanged: (file: MediaFile | null) => void;
  readonly onClose: () => void;
};

/** What the library says of a file, where it is used, and what can be done with it. */
export function FileSheet({ file, typed, onType, onChanged, onClose }: FileSheetProps) {
  const { t, language } = useLanguage();
  const note = filmNote(file);
  const alt = { ...file.alt, ...typed };
  const [focus, setFocus] = useState(file.focus);
  const isPicture = file.type === 'image';

  const { save, replace, remove } = useFileActions(file, { onChanged, onClose });
  const isBusy = save.isPending || replace.isPending || remove.isPending;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ alt, focus });
  }

  return (
    <Sheet place="side" title={shownName(file.name)} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <Stack data-scrolls>
          {isPicture ? (
            <FocusRing url={file.url} focus={focus} onChange={setFocus} />
          ) : (
            <Preview url={file.renditions.at(-1)?.url ?? file.url} type={file.type} />
          )}
          <Note>{factsOf(file, formatMoment(file.createdAt, language))}</Note>
          {note ? <Note role="status">{t(note)}</Note> : null}
          {file.type === 'audio' ? null : (
            <AltFields file={file} alt={alt} onType={(change) => onType({ ...typed, ...change })} />
          )}
          <UsedIn file={file} />
          <FileActions file={file} replace={replace} remove={remove} isBusy={isBusy} />
        </Stack>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" data-act="save" disabled={isBusy}>
              Save
            </PrimaryButton>
            <CancelButton onCancel={onClose} />
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

type AltFieldsProps = {
  readonly file: MediaFile;
  readonly alt: Alt;
  readonly onType: (change: Alt) => void;
};

/** The alternative text in each language. It is asked for where it is missing. */
function AltFields({ file, alt, onType }: AltFieldsProps) {
  const { t } = useLanguage();
  return languages.map((each) => (
    <Field
      key={each}
      label={t(text.alt(languageName(each)))}
      hint={each === sourceLanguage ? t(lacksAlt(file) ? text.altAsked : text.altHint) : undefined}
    >
      {(control) => (
        <TextArea
          {...control}
          name={`alt.${each}`}
          lang={each}
          rows={2}
          maxLength={maxAltLength}
          value={alt[each] ?? ''}
          onChange={({ target }) => onType({ [each]: target.value })}
        />
      )}
    </Field>
  ));
}

/** What may take the place of a file of each type. */
const replacements: Readonly<Record<FileType, string>> = {
  image: 'image/*,.heic,.heif',
  video: 'video/*,.mov',
  audio: 'audio/*,.mp3,.m4a,.wav',
};

type FileActionsProps = Pick<ReturnType<typeof useFileActions>, 'replace' | 'remove'> & {
  readonly file: MediaFile;
  readonly isBusy: boolean;
};

/** Replaces the file everywhere, or deletes one that nothing uses, after a question. */
function FileActions({ file, replace, remove, isBusy }: FileActionsProps) {
  const { t } = useLanguage();
  const fixed = useFixed();
  const chooser = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isUsed = file.usedIn.length > 0;
  return (
    <Named>
      <ButtonRow>
        <PlainButton disabled={isBusy} onClick={() => chooser.current?.click()}>
          {t(replace.isPending ? text.replacing : text.replace)}
        </PlainButton>
        <DangerButton
          disabled={isBusy || isUsed}
          aria-describedby={isUsed ? 'file-is-used' : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t(text.remove)}
        </DangerButton>
      </ButtonRow>
      <Note>{t(text.replaceHint)}</Note>
      {isUsed ? <Note id="file-is-used">{t(text.isUsed)}</Note> : null}
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={t(text.replace)}
        accept={replacements[file.type]}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) replace.mutate(chosen);
          target.value = '';
        }}
      />
      {isAsking ? (
        <ConfirmDialog
          title={t(text.remove)}
          text={t(text.removeQuestion)}
          subject={shownName(file.name)}
          confirmLabel={fixed('Delete')}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onError: () => setIsAsking(false) })}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </Named>
  );
}

function UsedIn({ file: { usedIn } }: Pick<FileSheetProps, 'file'>) {
  const { t } = useLanguage();
  return (
    <Named>
      <Label id="file-used-in">{t(text.usedIn)}</Label>
      {usedIn.length === 0 ? (
        <Note>{t(text.nowhere)}</Note>
      ) : (
        <ul aria-labelledby="file-used-in">
          {usedIn.map(({ entity, id, title }) => (
            <li key={`${entity} ${id}`}>
              <Link to={isEntityName(entity) ? editPathOf(entity, id) : '/'}>
                {title || t(words.untitled)}
              </Link>
              {' · '}
              {t(entityTitle(entity))}
            </li>
          ))}
        </ul>
      )}
    </Named>
  );
}

/** `JPG · 1.2 MB · 2000 × 1333 · 14 qershor 2025`. */
function factsOf({ contentType, bytes, width, height }: MediaFile, stored: string): string {
  const type = (contentType.split('/')[1] ?? '').toUpperCase();
  return [type, formatBytes(bytes), ...(width && height ? [`${width} × ${height}`] : []), stored].join(' · ');
}
