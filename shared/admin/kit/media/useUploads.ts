import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ApiError, isTransient, UnreachableError } from '@ritmi/shared/client/ApiError';
import { upload } from '@ritmi/shared/client/upload';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import type { ItemValues, Uploads } from '../forms/formSpec.js';
import { newKey } from '../resource/write.js';
import { type FailureRule, MissingTokenError } from '../session/failureText.js';
import { useFailure } from '../session/useSession.js';
import { useLatest } from '../useLatest.js';
import { mediaText, uploadText } from './text.js';

export type RunningUpload = { readonly name: string; readonly share: number };

/** Sends a file to the server, or stores it in the outbox where there is none, and shows its progress. */
function useSending() {
  const host = useHost();
  const { t } = useLanguage();
  const [running, setRunning] = useState<RunningUpload | null>(null);

  /** @returns its URL, or null where the answer has none */
  async function send(file: File, signal: AbortSignal): Promise<string | null> {
    if (!host.session.read()) throw new MissingTokenError();
    const idempotencyKey = newKey();
    // Read before the upload: somebody else may be signed in when it fails.
    const { outbox } = host;
    const onProgress = (share: number) => {
      setRunning({ name: file.name, share });
      host.showProgress?.(share);
    };
    const onHasLocation = () => showFailure(t(mediaText.hasLocation));
    onProgress(0);
    try {
      return await upload(host.connection, file, { onProgress, signal, idempotencyKey, onHasLocation });
    } catch (error) {
      if (!(outbox && error instanceof UnreachableError)) throw error;
      return await outbox.addUpload(file, idempotencyKey);
    } finally {
      setRunning(null);
      host.showProgress?.(null);
    }
  }

  return { running, send };
}

/** `Failed to upload file: {status}` when the server answered, without it when none did. */
export function uploadFailure(error: unknown): FailureRule {
  const isAnswered = error instanceof ApiError;
  return { text: isAnswered ? `${uploadText.failed}: ${error.status}` : uploadText.failed };
}

/** Whether the same file may succeed later: with a session, or when the server is back. */
export function isRetryable(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && error.status === 401);
}

/** The files of a field that still have to be sent: those to come, the first of which is running, and those that failed. */
function pendingOf(name: string, { files, failed }: Uploads) {
  const pending = files[name] ?? [];
  return {
    waiting: pending.filter((file) => !failed.includes(file)),
    failed: pending.filter((file) => failed.includes(file)),
  };
}

type OnUploaded = (url: string, file: File) => void;

/**
 * Sends files one after the other, with progress; more may come while one runs. What failed for now can be sent again.
 * What is not sent yet is among the form's values, and so in its draft.
 */
export function useUploads(name: string, onUploaded: OnUploaded) {
  const host = useHost();
  const fail = useFailure();
  const { running, send } = useSending();
  const { control, getValues, setValue } = useFormContext<ItemValues>();
  const { waiting, failed } = pendingOf(name, useWatch({ control, name: 'uploads' }));
  const [file = null] = waiting;
  /** Messages since the first of the waiting files. */
  const reported = useRef(new Set<string>());

  function put(next: ReturnType<typeof pendingOf>) {
    const { files, failed: allFailed } = getValues('uploads');
    const { [name]: before = [], ...others } = files;
    const pending = [...next.failed, ...next.waiting];
    setValue('uploads', {
      // A field without any leaves no trace: the form is unchanged then.
      files: pending.length > 0 ? { ...others, [name]: pending } : others,
      failed: [...allFailed.filter((each) => !before.includes(each)), ...next.failed],
    });
  }

  /** @returns whether the file can be sent again */
  async function sendOne(next: File, signal: AbortSignal): Promise<boolean> {
    try {
      const url = await send(next, signal);
      if (signal.aborted) return false;
      if (url === null) {
        showFailure(uploadText.noUrl);
        return false;
      }
      latest.current.onUploaded(url, next);
      showSuccess(uploadText.done);
      host.notify?.(`${uploadText.done}: ${next.name}`);
      return false;
    } catch (error) {
      if (signal.aborted) return false;
      const rule = uploadFailure(error);
      const canRetry = isRetryable(error);
      // Remaining files are listed by name, so one message for all of them is enough.
      if (!canRetry || !reported.current.has(rule.text)) await fail(error, rule);
      reported.current.add(rule.text);
      return canRetry;
    }
  }
  const latest = useLatest({ onUploaded, put, sendOne });

  // When the form is closed its draft has the files: they are sent when it is opened again.
  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    void latest.current.sendOne(file, signal).then((canRetry) => {
      if (signal.aborted) return;
      const now = pendingOf(name, getValues('uploads'));
      const stillFailed = canRetry ? [...now.failed, file] : now.failed;
      latest.current.put({ waiting: now.waiting.slice(1), failed: stillFailed });
    });
    return () => controller.abort();
  }, [file, name, getValues, latest]);

  return {
    running: file && (running ?? { name: file.name, share: 0 }),
    failed,
    start: (chosen: readonly File[]) => {
      if (waiting.length === 0) reported.current.clear();
      put({
        waiting: [...waiting, ...chosen],
        failed: failed.filter((each) => !chosen.includes(each)),
      });
    },
    /** Stops the running upload and drops those behind it. */
    cancel: () => put({ waiting: [], failed }),
    /** Drops the files that could be sent again. */
    drop: () => put({ waiting, failed: [] }),
  };
}

/** Uploads a chosen file as the first part of a save; another attempt to save does not upload it again. */
export function useUploadOnSave() {
  const { running, send: sendNow } = useSending();
  const stop = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());
  const cancel = useCallback(() => stop.current?.abort(), []);

  /** @throws what `upload` throws, an AbortError when it is cancelled */
  async function send(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    stop.current = new AbortController();
    const url = await sendNow(file, stop.current.signal);
    if (url === null) throw new TypeError('The answer of the upload has no url');
    sent.current.set(file, url);
    return url;
  }

  return { running, send, cancel };
}
