import type { AcceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import type { Request } from 'express';
import type { Readable } from 'node:stream';

/** A file that came whole and is of a kind that we take, but is not stored yet. */
export type Arrival = {
  readonly path: string;
  readonly kind: AcceptedMedia;
  /** As the sender called it. */
  readonly filename: string;
  readonly sha256: string;
  /** Whether it is a video that tells where it was recorded. */
  readonly tellsPlace: boolean;
};

export type Form = { readonly fields: Readonly<Record<string, string>>; readonly file: Arrival | null };

/** What a row with a multipart body needs. Whoever reads a form stores its file or discards it. */
export type Uploads = {
  /**
   * Reads a multipart body with at most one file, which stands in `fileField`.
   * @throws 400, 413, 415, 422 or 507; then nothing of the body is left behind.
   */
  readForm(request: Request, fileField: string): Promise<Form>;
  discard(file: Arrival): Promise<void>;
  /**
   * Stores a file for a write that names its URL. When the write fails, or does not keep it because it was a repeat,
   * the file goes again; where nobody knows whether the write came about, it stays until it is collected.
   * @throws 413 for a picture of too many pixels, 415 for one that cannot be read, 503 when nothing can be stored.
   */
  storeFor<T>(file: Arrival, write: (url: string) => Promise<{ reply: T; isKept: boolean }>): Promise<T>;
  /** The same from a stream instead of a form: for the demo content. */
  storeStream(stream: Readable, filename: string): Promise<string>;
  /**
   * Removes the files behind these URLs, with their variants and posters, except those that a document, the trash, the
   * history or a kept answer still names: whoever deletes for good removes those first. Answers the URLs of all files
   * that it removed.
   */
  removeForGood(urls: readonly string[]): Promise<string[]>;
};
