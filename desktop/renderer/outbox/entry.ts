import type { QueuedOperation } from '@ritmi/shared/admin/host';
import type { WriteOperation } from '@ritmi/shared/client/write';

export type State = {
  readonly state: 'waiting' | 'refused';
  readonly problem?: string;
  readonly refusal?: NonNullable<QueuedOperation['refusal']>;
  /** When it was first sent, as an ISO date: the server may have it since, and knows its key for a while only. */
  readonly triedAt?: string;
  /** The server may have it and no longer knows its key: a person decides whether it is sent again. */
  readonly isUncertain?: true;
};

export type WriteEntry = State & {
  readonly kind: 'write';
  /** A create carries the temporary id that its document has until the server names it. */
  readonly operation: WriteOperation;
  /**
   * Goes out exactly as it is: the server may know its key with this very body already, or its versions were chosen
   * by a person.
   */
  readonly isFixed?: boolean;
};

export type UploadEntry = State & {
  readonly kind: 'upload';
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly fileName: string;
  /** The address that forms and later operations carry until the server gives one. */
  readonly standIn: string;
  /** Idempotency-Key of a try before it waited; else its own key is. */
  readonly sentAs?: string;
};

export type Entry = WriteEntry | UploadEntry;

export const keyOf = (entry: Entry) => (entry.kind === 'write' ? entry.operation.key : entry.key);

/** What came of an operation. */
export type Outcome = {
  /** The id or address that stands for the temporary one from now on. */
  readonly replacement?: string;
  readonly etag?: string | null;
  /** The document as it reads now. */
  readonly document?: Readonly<Record<string, unknown>>;
};
