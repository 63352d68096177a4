import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, UnreachableError, isPassing } from '@ritmi/shared/client/ApiError';
import { upload } from '@ritmi/shared/client/upload';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { type Host, useHost } from '../../host/host.js';
import { newKey } from '../newKey.js';
import { useIsLeft, useLatest } from '../useLatest.js';
import { type FailureRule, MissingTokenError } from '../session/failureText.js';
import { useFailure } from '../session/useFailure.js';
import { uploadText } from './text.js';

export type RunningUpload = { readonly name: string; readonly share: number };

type Sending = {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Sends a file to the server, or keeps it in the outbox where there is none. Answers its URL. */
export async function sendFile(host: Host, file: File, sending: Sending): Promise<string | null> {
  if (!host.session.read()) throw new MissingTokenError();
  const key = newKey();
  // Of the person whose file it is, whoever has signed in when this fails.
  const { outbox } = host;
  try {
    const onTellsPlace = () => showFailure(uploadText.tellsPlace);
    return await upload(host.connection, file, { ...sending, idempotencyKey: key, onTellsPlace });
  } catch (error) {
    if (!(outbox && error instanceof UnreachableError)) throw error;
    return outbox.addUpload(file, key);
  }
}

/** `Failed to upload file: {status}` when the server answered, without it when none did. */
export function uploadFailure(error: unknown): FailureRule {
  const isAnswered = error instanceof ApiError;
  return { text: isAnswered ? `${uploadText.failed}: ${error.status}` : uploadText.failed };
}

/** Whether the same file may get through another time: with a session, or when the server is back. */
export function isWorthAnotherTry(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiError && error.status === 401);
}

type Outcome = {
  readonly onUploaded: (url: string, file: File) => void;
  /** The files that still have to be sent, for the draft. */
  readonly onPending: (files: readonly File[]) => void;
};

/** Sends one file and says how that went. */
function useSending({ onUploaded }: Pick<Outcome, 'onUploaded'>) {
  const host = useHost();
  const fail = useFailure();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const latest = useLatest({ onUploaded, fail });

  const show = useCallback(
    (upload: RunningUpload | null) => {
      setRunning(upload);
      host.showProgress?.(upload?.share ?? null);
    },
    [host],
  );

  /** Returns whether to try the file again. `reported`: messages that this run of files has shown. */
  const sendOne = useCallback(
    async (file: File, signal: AbortSignal, reported: Set<string>): Promise<boolean> => {
      const onProgress = (share: number) => show({ name: file.name, share });
      onProgress(0);
      try {
        const url = await sendFile(host, file, { onProgress, signal });
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
        const isLeft = isWorthAnotherTry(error);
        // Remaining files are listed by name, so one message for all of them is enough.
        if (!isLeft || !reported.has(rule.text)) await latest.current.fail(error, rule);
        reported.add(rule.text);
        return isLeft;
      }
    },
    [host, show, latest],
  );

  return { running, show, sendOne };
}

/**
 * Sends files one after the other, with progress; more may come while one runs. A file that met no server, one in
 * trouble or no session stays to be tried again.
 */
export function useUploads({ onUploaded, onPending }: Outcome) {
  const { running, show, sendOne } = useSending({ onUploaded });
  const [left, setLeft] = useState<readonly File[]>([]);
  const queue = useRef<readonly File[]>([]);
  const again = useRef<readonly File[]>([]);
  const stop = useRef<AbortController | null>(null);
  const latest = useLatest(onPending);
  // When the form is closed its draft keeps the files: they are sent when it is opened again.
  const isGone = useIsLeft();
  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(
    async (files: readonly File[]): Promise<void> => {
      const tell = () => latest.current([...again.current, ...queue.current]);
      again.current = again.current.filter((file) => !files.includes(file));
      queue.current = [...queue.current, ...files];
      tell();
      if (stop.current) return;
      const mine = (stop.current = new AbortController());
      const reported = new Set<string>();
      for (let [file] = queue.current; file; [file] = queue.current) {
        const isLeft = await sendOne(file, mine.signal, reported);
        if (isGone.current || stop.current !== mine) return;
        if (isLeft) again.current = [...again.current, file];
        queue.current = mine.signal.aborted ? [] : queue.current.slice(1);
        tell();
      }
      stop.current = null;
      setLeft(again.current);
      show(null);
    },
    [sendOne, show, isGone, latest],
  );

  const startOver = useCallback(
    async (files: readonly File[]): Promise<void> => {
      stop.current?.abort();
      stop.current = null;
      [queue.current, again.current] = [[], []];
      setLeft([]);
      show(null);
      if (files.length > 0) await start(files);
    },
    [show, start],
  );

  return {
    running,
    left,
    start,
    /** Aborts everything and starts with other files or none: another draft has taken over the form. */
    startOver,
    /** Stops the running upload and forgets those behind it. */
    cancel: () => stop.current?.abort(),
    /** Forgets the files that are to be tried again. */
    forget: () => {
      again.current = [];
      setLeft([]);
      onPending([]);
    },
  };
}

/** Uploads a chosen file as the first part of a save; another attempt to save does not upload it again. */
export function useUploadOnSave() {
  const host = useHost();
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const stop = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());

  /** @throws what `sendFile` throws, an AbortError when it is cancelled */
  async function send(file: File): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    const controller = new AbortController();
    stop.current = controller;
    const onProgress = (share: number) => {
      setRunning({ name: file.name, share });
      host.showProgress?.(share);
    };
    onProgress(0);
    try {
      const url = await sendFile(host, file, { onProgress, signal: controller.signal });
      if (url === null) throw new TypeError('The answer of the upload has no url');
      sent.current.set(file, url);
      return url;
    } finally {
      setRunning(null);
      host.showProgress?.(null);
    }
  }

  return { running, send, cancel: () => stop.current?.abort() };
}

export type UploadOnSave = ReturnType<typeof useUploadOnSave>;
