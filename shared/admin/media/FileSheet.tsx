import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { request } from '@ritmi/shared/client/request';
import { isEntityName } from '@ritmi/shared/domain/entities';
import { languageName, languages, sourceLanguage } from '@ritmi/shared/domain/language';
import { type Alt, maxAltLength, type MediaFile } from '@ritmi/shared/domain/uploads/library';
import { Field } from '@ritmi/shared/ui/form/Field';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
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
import { shownName } from '../kit/media/LibraryGrid.js';
import { Preview } from '../kit/media/Preview.js';
import { editPathOf, entityTitle } from '../kit/model/entityText.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { newKey } from '../kit/model/newKey.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { words } from '../kit/text.js';
import { FocusRing } from './FocusRing.js';
import { mediaViewText as text } from './text.js';

/** A large film over a slow line. */
const uploadMs = 30 * 60_000;

type FileSheetProps = {
  readonly file: MediaFile;
  /** Called with the file as it is after a change, and with null when it is gone. */
  readonly onChanged: (file: MediaFile | null) => void;
  readonly onClose: () => void;
};

/** What the library says of a file, where it is used, and what can be done with it. */
export function FileSheet({ file, onChanged, onClose }: FileSheetProps) {
  const { connection } = useHost();
  const { language, t } = useLanguage();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const chooser = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState<Alt>(file.alt);
  const [focus, setFocus] = useState(file.focus);
  const [isAsking, setIsAsking] = useState(false);
  const path = `/media/${encodeURIComponent(file.name)}`;
  const isPicture = file.type === 'image';
  const refresh = () => client.invalidateQueries({ queryKey: ['changed'] });

  const save = useMutation({
    mutationFn: async () => {
      const sent = Object.fromEntries(languages.map((each) => [each, alt[each] ?? '']));
      const body = { alt: sent, focus };
      return request<MediaFile>(connection, { method: 'PATCH', path, body, idempotencyKey: newKey() });
    },
    onSuccess: async ({ value }) => {
      showSuccess(t(text.saved));
      await refresh();
      onChanged(value);
      onClose();
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(text.saveFailed))),
  });
  const replace = useMutation({
    mutationFn: async (chosen: File) => {
      const body = new FormData();
      body.set('file', chosen);
      const call = { method: 'PUT', path: `${path}/file`, body, timeoutMs: uploadMs } as const;
      return request<MediaFile>(connection, { ...call, idempotencyKey: newKey() });
    },
    onSuccess: async ({ value }) => {
      showSuccess(t(text.replaced));
      await refresh();
      onChanged(value);
    },
    onError: (error) => reportFailure(error, failureWithServerText(t(text.replaceFailed))),
  });
  const remove = useMutation({
    mutationFn: () => request(connection, { method: 'DELETE', path, idempotencyKey: newKey() }),
    onSuccess: async () => {
      showSuccess(t(text.removed));
      await refresh();
      onChanged(null);
    },
    onError: async (error) => {
      setIsAsking(false);
      await reportFailure(error, failureWithServerText(t(text.removeFailed)));
    },
  });
  const isBusy = save.isPending || replace.isPending || remove.isPending;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }

  return (
    <Sheet place="side" title={shownName(file.name)} onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <Stack data-scrolls>
          {isPicture ? (
            <FocusRing url={file.url} focus={focus} onChange={setFocus} />
          ) : (
            <Preview url={file.url} type="video" />
          )}
          <Note>{factsOf(file, formatMoment(file.createdAt, language))}</Note>
          {languages.map((each) => (
            <Field
              key={each}
              label={t(text.alt(languageName(each)))}
              hint={
                each === sourceLanguage
                  ? t(isPicture && !file.alt[each] ? text.altAsked : text.altHint)
                  : undefined
              }
            >
              {(control) => (
                <TextArea
                  {...control}
                  name={`alt.${each}`}
                  lang={each}
                  rows={2}
                  maxLength={maxAltLength}
                  value={alt[each] ?? ''}
                  onChange={({ target }) => setAlt({ ...alt, [each]: target.value })}
                />
              )}
            </Field>
          ))}
          <UsedIn file={file} />
          <Named>
            <ButtonRow>
              <PlainButton disabled={isBusy} onClick={() => chooser.current?.click()}>
                {t(replace.isPending ? text.replacing : text.replace)}
              </PlainButton>
              <DangerButton
                disabled={isBusy || file.usedIn.length > 0}
                aria-describedby={file.usedIn.length > 0 ? 'file-is-used' : undefined}
                onClick={() => setIsAsking(true)}
              >
                {t(text.remove)}
              </DangerButton>
            </ButtonRow>
            <Note>{t(text.replaceHint)}</Note>
            {file.usedIn.length > 0 ? <Note id="file-is-used">{t(text.isUsed)}</Note> : null}
          </Named>
          <input
            ref={chooser}
            hidden
            type="file"
            aria-label={t(text.replace)}
            accept={isPicture ? 'image/*' : 'video/*'}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) replace.mutate(chosen);
              target.value = '';
            }}
          />
        </Stack>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" data-act="save" disabled={isBusy}>
              Save
            </PrimaryButton>
            <PlainButton onClick={onClose}>Cancel</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
      {isAsking ? (
        <ConfirmDialog
          title={t(text.remove)}
          text={t(text.removeQuestion)}
          subject={shownName(file.name)}
          confirmLabel="Delete"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </Sheet>
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
  const size = bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
  return [type, size, ...(width && height ? [`${width} × ${height}`] : []), stored].join(' · ');
}
