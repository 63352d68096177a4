import type { QueuedOperation } from '../host/host.js';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { StoredFile } from './storage.js';

/** Why an operation was refused. */
export type Refusal = Pick<QueuedOperation, 'problem' | 'refusal' | 'isUncertain'>;

// Entries are stored on disk, also by older versions, so their fields keep their names.
type EntryState = Refusal & {
  readonly state: 'waiting' | 'refused';
  /** When it was first sent, as an ISO date. Since then the server may have it; it remembers keys for 30 days. */
  readonly triedAt?: string;
};

export type WriteEntry = EntryState & {
  readonly kind: 'write';
  /** A create has the temporary id of its document, until the server assigns the real one. */
  readonly operation: WriteOperation;
  /** It is sent unchanged: the server may know its key with this body, or a person chose between two versions. */
  readonly isFixed?: boolean;
};

export type UploadEntry = EntryState &
  StoredFile & {
    readonly kind: 'upload';
    /** The temporary address that forms and later operations contain until the server assigns the real one. */
    readonly standIn: string;
    /** Idempotency-Key under which a form sent it before it was queued; without one its own key is used. */
    readonly sentAs?: string;
  };

export type Entry = WriteEntry | UploadEntry;

export const keyOf = (entry: Entry) => (entry.kind === 'write' ? entry.operation.key : entry.key);

/** The result of an operation on the server. */
export type Outcome = {
  /** The id or address that replaces the temporary one. */
  readonly replacement?: string;
  readonly etag?: string | null;
  /** The document as the server returned it. */
  readonly document?: Readonly<Record<string, unknown>>;
};

const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}';
const idPrefix = 'waiting-';
const addressPrefix = '/uploads/waiting/';

/** Id of a document that the server does not know yet. */
export function newTemporaryId(): string {
  return `${idPrefix}${crypto.randomUUID()}`;
}

/** Address of a file that the server does not have yet. Its extension distinguishes pictures from videos. */
export function temporaryUrl(fileName: string, name: string): string {
  return `${addressPrefix}${fileName}/${encodeURIComponent(name)}`;
}

/** The name in the storage, and then its own, of the file behind a temporary address; null when it is another address. */
export function storedPath(url: string): string | null {
  return url.startsWith(addressPrefix) ? url.slice(addressPrefix.length) : null;
}

/** The temporary id or address of what an entry creates. */
export function temporaryOf(entry: Entry): string | undefined {
  if (entry.kind === 'upload') return entry.standIn;
  return entry.operation.kind === 'create' ? entry.operation.id : undefined;
}

/** Every temporary id and address anywhere in a value. */
export function temporariesIn(value: unknown): readonly string[] {
  const pattern = new RegExp(`(?:${idPrefix}|${addressPrefix})${uuid}`, 'g');
  return (JSON.stringify(value) ?? '').match(pattern) ?? [];
}

export const hasTemporary = (value: unknown) => temporariesIn(value).length > 0;

/** Replaces temporary ids and addresses by the server's, also inside longer texts such as `mediaData`. */
export function resolved<T>(value: T, replaced: Readonly<Record<string, string>>): T {
  let text = JSON.stringify(value);
  for (const [temporary, real] of Object.entries(replaced)) {
    if (text.includes(temporary)) text = text.replaceAll(temporary, JSON.stringify(real).slice(1, -1));
  }
  // The same shape: only texts inside strings are replaced.
  const same: T = JSON.parse(text);
  return same;
}
