import { z } from 'zod';

const who = z.object({ id: z.string(), name: z.string() });

export const operations = ['create', 'update', 'delete', 'reorder', 'restore'] as const;

/** One write on one document: what the audit and a document's history list, newest first. */
export const auditEntry = z.object({
  id: z.string(),
  entity: z.string(),
  documentId: z.string(),
  /** Version of the document after the write. */
  version: z.int(),
  op: z.enum(operations),
  who,
  when: z.iso.datetime(),
  /** How a person calls the document. */
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

/** What the change feed tells. Without an id anything of the entity may have changed. */
export const changeNotice = z.object({
  entity: z.string(),
  id: z.string(),
  op: z.enum(['create', 'update', 'delete', 'reorder']),
});

export type ChangeNotice = z.output<typeof changeNotice>;
