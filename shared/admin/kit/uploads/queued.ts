import { ApiError, isTransient, UnreachableError } from '@ritmi/shared/client/ApiError';
import type { Message } from '@ritmi/shared/domain/language';
import type { MediaFile } from '@ritmi/shared/domain/uploads/library';
import type { Store } from '@ritmi/shared/ui/store';
import { uploadFailure } from '../media/uploads.js';
import { MissingTokenError, reasonOf } from '../model/failureText.js';
import { uploadsText } from './text.js';

/** What has become of a file of the queue. Files that are stored leave it. */
export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly share: number }
  /** The library has a file with the same bytes, so it was not sent. */
  | { readonly step: 'known'; readonly stored: MediaFile }
  | { readonly step: 'refused'; readonly why: Message; readonly mayRetry: boolean };

/** A file of the queue. */
export type QueuedUpload = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Of each file by itself, so that progress renders one row. */
  readonly state: Store<UploadState>;
};

/** The queue as a whole, since it was last empty. */
export type UploadTotals = {
  all: number;
  stored: number;
  /** Files that the library had already. */
  known: number;
  refused: number;
  /** Refused files for which another attempt may help. */
  retryable: number;
  /** Files that are sent or wait for it. */
  open: number;
  bytes: number;
  sentBytes: number;
  /** The server does not respond; the queue tries by itself again and again. */
  isAway: boolean;
  /** Files that another window sends. */
  elsewhere: number;
  /** Files that could not be stored on this computer, so they do not outlive a reload. */
  unkept: number;
};

export const noTotals: Readonly<UploadTotals> = {
  all: 0,
  stored: 0,
  known: 0,
  refused: 0,
  retryable: 0,
  open: 0,
  bytes: 0,
  sentBytes: 0,
  isAway: false,
  elsewhere: 0,
  unkept: 0,
};

/** Statuses of a server that starts, is busy, or still ends an interrupted attempt. */
const passing: readonly number[] = [409, 423, 429, 502, 503, 504];

/** Whether the file is fine, and only the server or the network is not. */
export function isAway(error: unknown): boolean {
  return error instanceof ApiError ? passing.includes(error.status) : error instanceof UnreachableError;
}

/** Nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof MissingTokenError || (error instanceof ApiError && error.status === 401);
}

/** The file cannot be read any more: it was moved, changed or deleted since it was chosen. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** How a failure is shown that is neither of the two above. */
export function refusalOf(error: unknown): Extract<UploadState, { step: 'refused' }> {
  if (error instanceof UnreadableFileError) {
    return { step: 'refused', why: uploadsText.unreadable, mayRetry: false };
  }
  const { text } = uploadFailure(error);
  const why = reasonOf(error) ?? { sq: text, en: text };
  return { step: 'refused', why, mayRetry: isTransient(error) };
}
