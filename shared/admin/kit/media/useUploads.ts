import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isTransient, UnreachableError } from '@ritmi/shared/client/ApiError';
import { upload } from '@ritmi/shared/client/upload';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { type Host, useHost } from '../../host/host.js';
import { newKey } from '../resource/write.js';
import { type FailureRule, MissingTokenError } from '../session/failureText.js';
import { useFailure } from '../session/useSession.js';
import { useIsUnmounted, useLatest } from '../useLatest.js';
import { mediaText, uploadText } from './text.js';

export type RunningUpload = { readonly name: string; readonly share: number };

type Sending = {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  /** Called when the video contains the place where it was recorded. */
  readonly onHasLocation: () => void;
};

/** Sends a file to the server, or stores it in the outbox where there is none. Returns its URL. */
async function sendFile(host: Host, file: File, sending: Sending): Promise<string | null> {
  if (!host.session.read()) throw new MissingTokenError();
  const idempotencyKey = newKey();
  // Read before the upload: somebody else may be signed in when it fails.
  const { outbox } = host;
  try {
    return await upload(host.connection, file, { ...sending, idempotencyKey });
  } catch (error) {
    if (!(outbox && error instanceof UnreachableError)) throw error;
    return outbox.addUpload(file, idempotencyKey);
  }
}

/** Sends one file at a time and shows its progress. */
function useSending() {
  const host = useHost();
  const { t } = useLanguage();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const show = useCallback(
    (next: RunningUpload | null) => {
      setRunning(next);
      host.showProgress?.(next?.share ?? null);
    },
    [host],
  );
  const send = useCallback(
    (file: File, signal: AbortSignal) => {
      const onProgress = (share: number) => show({ name: file.name, share });
      onProgress(0);
      const onHasLocation = () => showFailure(t(mediaText.hasLocation));
      return sendFile(host, file, { onProgress, signal, onHasLocation });
    },
    [host, show, t],
  );
  return { running, send, finish: useCallback(() => show(null), [show]) };
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

type Options = {
  readonly onUploaded: (url: string, file: File) => void;
  /** Gets the files that still have to be sent, for the draft. */
  readonly onPending: (files: readonly File[]) => void;
};

/**
 * Sends one file and says how that went.
 * @returns whether the file can be sent again. `reported`: messages that this run of files has shown.
 */
function useReportedSend(send: ReturnType<typeof useSending>['send'], { onUploaded }: Options) {
  const host = useHost();
  const latest = useLatest({ onUploaded, fail: useFailure() });
  return useCallback(
    async (file: File, signal: AbortSignal, reported: Set<string>): Promise<boolean> => {
      try {
        const url = await send(file, signal);
        // The result is no longer wanted.
        if (signal.aborted) return false;
        if (url === null) {
          showFailure(uploadText.noUrl);
          return false;
        }
        latest.current.onUploaded(url, file);
        showSuccess(uploadText.done);
        host.notify?.(`${uploadText.done}: ${file.name}`);
        return false;
      } catch (error) {
        if (signal.aborted) return false;
        const rule = uploadFailure(error);
        const canRetry = isRetryable(error);
        // Remaining files are listed by name, so one message for all of them is enough.
        if (!canRetry || !reported.has(rule.text)) await latest.current.fail(error, rule);
        reported.add(rule.text);
        return canRetry;
      }
    },
    [host, send, latest],
  );
}

/** Sends files one after the other, with progress; more may come while one runs. What failed for now can be sent again. */
export function useUploads(options: Options) {
  const { running, send, finish } = useSending();
  const sendOne = useReportedSend(send, options);
  const [failed, setFailed] = useState<readonly File[]>([]);
  const queue = useRef<readonly File[]>([]);
  const retryable = useRef<readonly File[]>([]);
  const stop = useRef<AbortController | null>(null);
  const latest = useLatest(options);
  // When the form is closed its draft has the files: they are sent when it is opened again.
  const isUnmounted = useIsUnmounted();
  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(
    async (files: readonly File[]): Promise<void> => {
      const report = () => latest.current.onPending([...retryable.current, ...queue.current]);
      retryable.current = retryable.current.filter((file) => !files.includes(file));
      queue.current = [...queue.current, ...files];
      report();
      if (stop.current) return;
      const controller = (stop.current = new AbortController());
      const reported = new Set<string>();
      for (let [file] = queue.current; file; [file] = queue.current) {
        const canRetry = await sendOne(file, controller.signal, reported);
        if (isUnmounted.current || stop.current !== controller) return;
        if (canRetry) retryable.current = [...retryable.current, file];
        queue.current = controller.signal.aborted ? [] : queue.current.slice(1);
        report();
      }
      stop.current = null;
      setFailed(retryable.current);
      finish();
    },
    [sendOne, finish, isUnmounted, latest],
  );

  /** Aborts everything and starts with other files or none: another draft has taken over the form. */
  const startOver = useCallback(
    async (files: readonly File[]): Promise<void> => {
      stop.current?.abort();
      stop.current = null;
      [queue.current, retryable.current] = [[], []];
      setFailed([]);
      finish();
      if (files.length > 0) await start(files);
    },
    [finish, start],
  );

  return {
    running,
    failed,
    start,
    startOver,
    /** Stops the running upload and drops those behind it. */
    cancel: () => stop.current?.abort(),
    /** Drops the files that could be sent again. */
    drop: () => {
      retryable.current = [];
      setFailed([]);
      options.onPending([]);
    },
  };
}

/** Uploads a chosen file as the first part of a save; another attempt to save does not upload it again. */
export function useUploadOnSave() {
  const { running, send: sendNow, finish } = useSending();
  const stop = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());

  /** @throws what `sendFile` throws, an AbortError when it is cancelled */
  async function send(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    stop.current = new AbortController();
    try {
      const url = await sendNow(file, stop.current.signal);
      if (url === null) throw new TypeError('The answer of the upload has no url');
      sent.current.set(file, url);
      return url;
    } finally {
      finish();
    }
  }

  return { running, send, cancel: () => stop.current?.abort() };
}
