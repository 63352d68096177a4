import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { languageName, languages, sourceLanguage } from '@ritmi/shared/domain/language';
import { type Alt, maxAltLength, type MediaFile } from '@ritmi/shared/domain/uploads/library';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import { Field } from '@ritmi/shared/ui/form/Field';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { ButtonRow, Note, PlainButton, PrimaryButton, SheetFoot, Stack } from '../kit/look/frames.js';
import { Sheet } from '../kit/look/Sheet.js';
import { shownName } from '../kit/media/LibraryGrid.js';
import { useLibrary } from '../kit/media/useLibrary.js';
import { failureWithServerText } from '../kit/model/failureText.js';
import { newKey } from '../kit/model/newKey.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { mediaViewText as text } from './text.js';

/** The whole picture: what is described must be seen. */
const Picture = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 44vh;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

type AltSheetProps = { readonly onClose: () => void };

/**
 * Asks for the missing alternative texts, one picture after the other: Enter saves and shows the next one at once. Nothing
 * has to be written.
 */
export function AltSheet({ onClose }: AltSheetProps) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { file, left, typed, type, next, settled, isLoading } = useMissingAlts();
  const field = useRef<HTMLTextAreaElement>(null);

  function handleClose() {
    void settled().then(() => client.invalidateQueries({ queryKey: ['changed'] }));
    onClose();
  }

  function handleNext(isSaved: boolean) {
    next(isSaved);
    field.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    handleNext(true);
  }

  function handleKey(event: KeyboardEvent) {
    // Shift for a line break; an input method takes its own Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleNext(true);
  }

  return (
    <Sheet place="side" title={t(text.altTitle)} onClose={handleClose}>
      <form onSubmit={handleSubmit}>
        <Stack data-scrolls>
          {file ? (
            <>
              <Shown file={file} />
              <Note role="status">
                {shownName(file.name)} · {t(text.altLeft(left))}
              </Note>
              {languages.map((language) => (
                <Field
                  key={language}
                  label={t(text.alt(languageName(language)))}
                  hint={language === sourceLanguage ? t(text.altKeys) : undefined}
                >
                  {(control) => (
                    <TextArea
                      {...control}
                      ref={language === sourceLanguage ? field : undefined}
                      lang={language}
                      rows={2}
                      maxLength={maxAltLength}
                      value={typed[language] ?? ''}
                      onChange={({ target }) => type({ [language]: target.value })}
                      onKeyDown={handleKey}
                    />
                  )}
                </Field>
              ))}
            </>
          ) : (
            <Note role="status">{isLoading ? null : t(text.altDone)}</Note>
          )}
        </Stack>
        <SheetFoot>
          <ButtonRow>
            {file ? (
              <>
                <PrimaryButton type="submit">{t(text.altNext)}</PrimaryButton>
                <PlainButton onClick={() => handleNext(false)}>{t(text.altSkip)}</PlainButton>
              </>
            ) : null}
            <PlainButton onClick={handleClose}>{t(text.altStop)}</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

function Shown({ file: { url } }: { readonly file: MediaFile }) {
  const { mediaAddress } = useHost();
  const address = mediaAddress(url);
  return (
    <Picture
      key={url}
      alt=""
      decoding="async"
      srcSet={pictureOf(address)?.sources.at(-1)?.srcSet}
      sizes="420px"
      src={address}
    />
  );
}

/** The pictures without a text, of which one is shown; texts are saved while the next one is. */
function useMissingAlts() {
  const { connection } = useHost();
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const { loaded, files, total } = useLibrary({ lacksAlt: true });
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set());
  // By file: one whose text was not saved is shown again with it.
  const [texts, setTexts] = useState<Readonly<Record<string, Alt>>>({});
  const [shown, setShown] = useState<MediaFile | null>(null);
  const saving = useRef<Promise<void>[]>([]);
  const open = files.filter(({ name }) => !handled.has(name));
  // It stays while the list is read again.
  const file = shown && !handled.has(shown.name) ? shown : (open[0] ?? null);
  if (file !== shown) setShown(file);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = loaded;
  const needsMore = open.length < 5 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  async function save(name: string, alt: Alt): Promise<void> {
    const path = `/media/${encodeURIComponent(name)}`;
    try {
      await request(connection, { method: 'PATCH', path, body: { alt }, idempotencyKey: newKey() });
    } catch (error) {
      setHandled((before) => new Set([...before].filter((each) => each !== name)));
      await reportFailure(error, failureWithServerText(t(text.saveFailed)));
    }
  }

  return {
    file,
    /** Pictures without a text, with the shown one. */
    left: total - files.length + open.length,
    isLoading: loaded.isPending || hasNextPage,
    /** Resolves when all texts are saved. */
    settled: () => Promise.all(saving.current),
    typed: (file && texts[file.name]) ?? {},
    type: (change: Alt) => {
      if (file) setTexts((before) => ({ ...before, [file.name]: { ...before[file.name], ...change } }));
    },
    next: (isSaved: boolean) => {
      if (!file) return;
      setHandled((before) => new Set([...before, file.name]));
      const written = Object.entries(texts[file.name] ?? {}).filter(([, each]) => each.trim() !== '');
      if (isSaved && written.length > 0) {
        saving.current.push(save(file.name, Object.fromEntries(written)));
      }
    },
  };
}
