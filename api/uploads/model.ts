import type { AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import type { Request } from 'express';
import type { Readable } from 'node:stream';
import type { Reply } from '../http/route.js';

/** Makes a path for a file that is not complete yet. Whoever asks for it removes it. */
export type NewPath = (extension?: string) => string;

/** A file that has arrived complete and is of an accepted kind, but is not stored yet. */
export type ReceivedFile = {
  readonly path: string;
  readonly kind: AcceptedMedia;
  /** As the sender called it. */
  readonly filename: string;
  readonly sha256: string;
  /** Whether it is a video that tells where it was recorded. */
  readonly hasLocation: boolean;
};

/** The text parts of a form by name. */
export type FormTexts = Readonly<Record<string, string>>;

/** What a route with a multipart body needs. */
export type Uploads = {
  /**
   * Reads a multipart body with at most one file, in `fileField`, and its texts by `parse`.
   * @throws 400, 413, 415, 422, 507 or what `parse` throws; then nothing of the body is left behind.
   */
  readForm<T>(
    request: Request,
    fileField: string,
    parse: (texts: FormTexts) => T,
  ): Promise<{ readonly texts: FormTexts; readonly input: T; readonly file: ReceivedFile | null }>;
  /**
   * Stores a file for a write whose reply names its URL. When the write fails, or replies with another URL because it was
   * a repeat, the file is removed; where the outcome of the write is unknown, it stays until it is collected.
   * @throws 413 for a picture of too many pixels, 415 for one that cannot be read, 503 when nothing can be stored.
   */
  storeFor(file: ReceivedFile, write: (url: string) => Promise<Reply>): Promise<Reply>;
  /** Stores a stream: for the demo content. */
  storeStream(stream: Readable, filename: string): Promise<string>;
  /**
   * Removes the files behind these URLs, with their variants and posters, except those that a document, the trash, the
   * history or a stored reply still names: whoever deletes for good removes those first. Answers the URLs of all files
   * that it removed.
   */
  removeForGood(urls: readonly string[]): Promise<string[]>;
};
