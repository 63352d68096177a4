import { z } from 'zod';

/** How long the server remembers an Idempotency-Key, in milliseconds. */
export const keyMemoryMs = 30 * 24 * 60 * 60 * 1000;

const who = z.object({ id: z.string(), name: z.string() });

export const operations = ['create', 'update', 'delete', 'reorder', 'restore', 'erase'] as const;

/** What happens to accounts: entries of the entity `accounts` (contract, Accounts). */
export const accountOperations = [
  'login',
  'login-failed',
  'logout',
  'password',
  'session-ended',
  'second-factor',
  'disabled',
  'enabled',
  // A write that was refused: with an ended session, or before the first password was changed.
  'refused',
] as const;

/** One write on one document, or what happened to an account: what the audit and a document's history list, newest first. */
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
});

export type AuditEntry = z.output<typeof auditEntry>;

/** A deleted document; `id` is the document's own. */
export const trashEntry = z.object({
  id: z.string(),
  entity: z.string(),
  title: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: who,
});

export type TrashEntry = z.output<typeof trashEntry>;

/** What was deleted for good: documents, and files with all that was made of them. */
export const erased = z.object({ documents: z.int(), files: z.int() });

export type Erased = z.output<typeof erased>;

/** What the change feed reports. Without an id anything of the entity may have changed. */
export const changeNotice = z.object({
  entity: z.string(),
  id: z.string(),
  op: z.enum(['create', 'update', 'delete', 'reorder']),
});

export type ChangeNotice = z.output<typeof changeNotice>;

/** The header in which our own web server sends FEED_SECRET to the change feed. */
export const feedSecretHeader = 'X-Feed-Secret';
