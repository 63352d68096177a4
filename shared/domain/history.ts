import { z } from 'zod';

/** How long the server stores an Idempotency-Key, in milliseconds. */
export const keyMemoryMs = 30 * 24 * 60 * 60 * 1000;

const who = z.object({ id: z.string(), name: z.string() });

/** `draft` is a change of the copy beside a document. */
export const operations = ['create', 'update', 'delete', 'reorder', 'restore', 'erase', 'draft'] as const;

/** Operations of audit entries about accounts, whose entity is `accounts` (contract, Accounts). */
export const accountOperations = [
  'created',
  'login',
  'login-failed',
  'logout',
  'password',
  'session-ended',
  'second-factor',
  'disabled',
  'enabled',
  'deleted',
  // A refused write: the session had ended, or the first password had not been changed.
  'refused',
] as const;

/** One write to a document, or an event of an account. The audit and a document's history list them, newest first. */
export const auditEntry = z.object({
  id: z.string(),
  entity: z.string(),
  documentId: z.string(),
  /** Version of the document after the write. */
  version: z.int(),
  op: z.enum([...operations, ...accountOperations]),
  who,
  when: z.iso.datetime(),
  /** The document's title. */
  title: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Translations that a person has found still right, although their source has changed. */
  reviewed: z.array(z.string()).optional(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** A deleted document; `id` is the document's own. */
export const trashEntry = z.object({
  id: z.string(),
  entity: z.string(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: who,
  /** Address of its main picture or film; absent where there is none. */
  picture: z.string().optional(),
});

export type TrashEntry = z.output<typeof trashEntry>;

/** Numbers of documents and of uploaded files that were deleted for good; variants and posters are not counted. */
export const erased = z.object({ documents: z.int(), files: z.int() });

export type Erased = z.output<typeof erased>;

/** An event of the change feed. With an empty id any document of the entity may have changed. */
export const changeNotice = z.object({
  entity: z.string(),
  id: z.string(),
  op: z.enum(['create', 'update', 'delete', 'reorder']),
});

export type ChangeNotice = z.output<typeof changeNotice>;

/** How often the change feed is heard at least, in ms. */
export const heartbeatMs = 15_000;

/** The header in which our own web server sends FEED_SECRET to the change feed. */
export const feedSecretHeader = 'X-Feed-Secret';
