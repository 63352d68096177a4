import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { ApiError, isTransient, UnreachableError } from '@ritmi/shared/client/ApiError';
import { upload } from '@ritmi/shared/client/upload';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, radius } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { Bar, PlainButton } from '../look/frames.js';
import { type FailureRule, MissingTokenError } from '../model/failureText.js';
import { useReportFailure } from '../session/useSession.js';
import { mediaText, uploadText } from './text.js';
import type { ItemValues, PendingFile } from '../model/values.js';
import { newKey } from '../model/newKey.js';
import { useFixed } from '../fixed.js';

type RunningUpload = {
  readonly name: string;
  readonly share: number;
  /** How many files wait behind it. */
  readonly others?: number;
};

/** `isAway`: the server has just not answered, so a file goes to the outbox without another try. `onQueued`: it did. */
type SaveUpload = { readonly isAway?: boolean; readonly onQueued?: () => void };

/** Uploads a file, or stores it in the outbox if the server does not respond, and tracks the progress. */
function useSending() {
  const host = useHost();
  const { t } = useLanguage();
  const [running, setRunning] = useState<RunningUpload | null>(null);

  /** @returns its URL, or null if the response has none */
  async function send(file: File, signal: AbortSignal, how: SaveUpload = {}): Promise<string | null> {
    if (!host.session.read()) throw new MissingTokenError();
    if (how.isAway && host.outbox) {
      signal.throwIfAborted();
      return host.outbox.addUpload(file);
    }
    const idempotencyKey = newKey();
    // Read before the upload: somebody else may be signed in when it fails.
    const { outbox } = host;
    const onProgress = (share: number) => {
      setRunning({ name: file.name, share });
      host.showProgress?.(share);
    };
    const onHasLocation = () => showFailure(t(mediaText.hasLocation), { toastId: 'location' });
    onProgress(0);
    try {
      return await upload(host.connection, file, { onProgress, signal, idempotencyKey, onHasLocation });
    } catch (error) {
      if (!(outbox && error instanceof UnreachableError)) throw error;
      const address = await outbox.addUpload(file, idempotencyKey);
      how.onQueued?.();
      return address;
    } finally {
      setRunning(null);
      host.showProgress?.(null);
    }
  }

  return { running, send };
}

/** `Failed to upload file: {status}`, without the status if the server did not respond, then the server's reason. */
export function uploadFailure(error: unknown): FailureRule {
  const hasStatus = error instanceof ApiError;
  return { text: hasStatus ? `${uploadText.failed}: ${error.status}` : uploadText.failed, saysWhy: true };
}

/** Whether the same file may succeed later: with a session, or when the server is back. */
export function isRetryable(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && error.status === 401);
}

type UploadHandlers = {
  readonly onUploaded: (url: string, file: File) => void;
};

/**
 * Uploads the files of a field one after the other; more can be added meanwhile. Some failed uploads can be retried.
 * The files that are not uploaded yet are among the form's values, so they are stored in its draft.
 */
export function useUploads(field: string, { onUploaded }: UploadHandlers) {
  const host = useHost();
  const reportFailure = useReportFailure();
  const fixed = useFixed();
  const { running, send } = useSending();
  const { control, getValues, setValue } = useFormContext<ItemValues>();
  const pending = useWatch({ control, name: 'uploads' }).filter((each) => each.field === field);
  const file = pending.find(({ hasFailed }) => !hasFailed)?.file;
  const failed = pending.filter(({ hasFailed }) => hasFailed).map((each) => each.file);
  /** What was uploaded and which failures were shown since the last start without a running upload. */
  const batch = useRef({ done: new Array<string>(), reported: new Set<string>() });

  /** Removes files from the list, and adds some at its end. */
  function change(isRemoved: (each: PendingFile) => boolean, added: readonly File[] = [], hasFailed = false) {
    const kept = getValues('uploads').filter((each) => each.field !== field || !isRemoved(each));
    setValue('uploads', [...kept, ...added.map((each) => ({ field, file: each, hasFailed }))]);
  }

  /** One message for all files of a batch, after its last. */
  function reportDone(last: File) {
    const { done } = batch.current;
    const isOver = !getValues('uploads').some(
      (each) => each.field === field && !each.hasFailed && each.file !== last,
    );
    if (!isOver || done.length === 0) return;
    showSuccess(fixed(uploadText.done));
    host.notify?.(`${fixed(uploadText.done)}: ${done.join(', ')}`);
    batch.current.done = [];
  }

  const report = useEffectEvent(onUploaded);
  const run = useEffectEvent(async (next: File, signal: AbortSignal) => {
    let canRetry = false;
    try {
      const url = await send(next, signal);
      if (signal.aborted) return;
      if (url === null) showFailure(fixed(uploadText.noUrl));
      else {
        report(url, next);
        batch.current.done.push(next.name);
      }
    } catch (error) {
      if (signal.aborted) return;
      const rule = uploadFailure(error);
      canRetry = isRetryable(error);
      // Files that can be retried are listed by name, so one message for all of them is enough.
      const { reported } = batch.current;
      if (!canRetry || !reported.has(rule.text)) await reportFailure(error, rule);
      reported.add(rule.text);
    }
    if (signal.aborted) return;
    reportDone(next);
    change((each) => each.file === next, canRetry ? [next] : [], true);
  });

  // After the form is closed, its draft has the files: they are uploaded when the draft is restored.
  useEffect(() => {
    if (!file) return;
    const controller = new AbortController();
    void run(file, controller.signal);
    return () => controller.abort();
  }, [file]);

  return {
    file,
    running: file && {
      ...(running ?? { name: file.name, share: 0 }),
      others: pending.length - failed.length - 1,
    },
    /** The running one first. */
    waiting: pending.filter(({ hasFailed }) => !hasFailed).map((each) => each.file),
    failed,
    start: (chosen: readonly File[]) => {
      if (!file) batch.current = { done: [], reported: new Set() };
      change((each) => chosen.includes(each.file), chosen);
    },
    /** Stops the running upload and drops the files after it. */
    cancel: () => change(({ hasFailed }) => !hasFailed),
    /** Stops the upload of this file alone. */
    skip: (skipped: File) => change((each) => each.file === skipped),
    /** Drops the files whose upload could be retried. */
    drop: () => change(({ hasFailed }) => hasFailed),
  };
}

/** Uploads a chosen file as the first part of a save; another attempt to save does not upload it again. */
export function useUploadOnSave() {
  const { running, send: sendNow } = useSending();
  const stop = useRef<AbortController | null>(null);
  const sent = useRef(new WeakMap<File, string>());
  const cancel = useCallback(() => stop.current?.abort(), []);

  /** @throws what `upload` throws, an AbortError when it is cancelled */
  async function send(file: File, options?: SaveUpload): Promise<string> {
    const known = sent.current.get(file);
    if (known) return known;
    const stopping = new AbortController();
    stop.current = stopping;
    const url = await sendNow(file, stopping.signal, options);
    if (url === null) throw new TypeError('The answer of the upload has no url');
    sent.current.set(file, url);
    // While it went to the outbox there was no request to cancel.
    stopping.signal.throwIfAborted();
    return url;
  }

  return { running, send, cancel };
}

/** A bar that fills the line. */
export const Progress = styled.progress`
  flex: 1 1 120px;
  height: 8px;
  border: 0;
  border-radius: ${radius.pill};
  overflow: hidden;
  appearance: none;
  background: ${color.line};
  color: ${color.text};
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: currentcolor;
  }
  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: currentcolor;
  }
  @media (forced-colors: active) {
    height: 16px;
    appearance: auto;
  }
`;

type UploadProgressProps = { readonly running: RunningUpload; readonly onCancel: () => void };

export function UploadProgress({ running, onCancel }: UploadProgressProps) {
  const { t } = useLanguage();
  const { others = 0 } = running;
  return (
    <Bar role="status">
      <span>{uploadText.uploading}</span>
      {others > 0 ? <span>{t(mediaText.waiting(running.name, others))}</span> : null}
      <Progress max={1} value={running.share} aria-label={running.name} />
      <PlainButton onClick={onCancel}>{t(mediaText.cancel)}</PlainButton>
    </Bar>
  );
}

const Line = styled.div`
  flex: 1 0 100%;
`;

/** Progress of the upload with which a save starts. Leaving the form aborts both. */
export function SaveProgress({ upload }: { readonly upload: ReturnType<typeof useUploadOnSave> }) {
  const { running, cancel } = upload;
  useEffect(() => cancel, [cancel]);
  return running ? (
    <Line>
      <UploadProgress running={running} onCancel={cancel} />
    </Line>
  ) : null;
}
