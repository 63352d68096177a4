import { z } from 'zod';
import { type EntityName, referencesOf } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/values';
import type { AuditEntry } from '@ritmi/shared/domain/history';

/** The values of a form by the names of the API's fields. */
export type FormValues = Record<string, unknown>;

/** A file that was chosen for a field and is not uploaded yet; `hasFailed`: its upload can be retried. */
export type PendingFile = { readonly field: string; readonly file: File; readonly hasFailed: boolean };

/** The values of a form with the files that it uploads as soon as they are chosen. */
export type ItemValues = FormValues & { uploads: readonly PendingFile[] };

/** A document that a form edits; without a version if it has never been on the server. */
export type Edited = Values & { readonly id: string; readonly version?: number };

/** How a document is saved, beside the fields of its form. */
export type Publishing = {
  /** Status and times, which are sent with the other fields. */
  readonly fields?: Values;
  /** Saves the changes in the copy beside the document. With a time, or null for now, the copy is then published. */
  readonly copy?: { readonly publishAt?: string | null };
  /** Also takes away what something published uses, or replaces what others have changed. */
  readonly isForced?: boolean;
};

/** One attempt to save: the same key for every attempt with the same content. */
export type Attempt = Publishing & {
  readonly key: string;
  readonly title: string;
  /** Names of the form's fields that are as they were. */
  readonly unchanged?: readonly string[];
};

/** What one write changed in a field. */
export type FieldChange = AuditEntry['changes'][number];

/** Ids of the documents that the API returns for a reference field. */
export function idsIn(read: unknown): string[] {
  return z
    .array(z.object({ id: z.string() }))
    .catch([])
    .parse(read)
    .map(({ id }) => id);
}

/** Ids in the value of a reference field of a form. */
export const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A document as the API returns it, with its references also under the names by which they are written. */
export function withReferences(name: EntityName, read: Values): Values {
  const written = referencesOf(name).map(({ field, readAs, hasContent }) => [
    field,
    hasContent ? idsIn(read[readAs]) : idsOf(read[field]),
  ]);
  return { ...read, ...Object.fromEntries(written) };
}
