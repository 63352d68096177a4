import type { Who } from '@ritmi/shared/domain/access';
import type { EntityName } from '@ritmi/shared/domain/entities';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../collection.js';

export type CopyChange = {
  /** Name of the field; of a part of a group `hero.heading`. */
  readonly field: string;
  /** Absent where the copy removes it: a translation or a caption. */
  readonly value?: unknown;
  /** Number of the copy's state in which it was last changed. */
  readonly number: number;
};

export type StoredCopy = {
  _id: string;
  entity: EntityName;
  documentId: string;
  /** Version of the document from which it was made. */
  baseVersion: number;
  /** How often it was changed. */
  changed: number;
  changes: readonly CopyChange[];
  /** When it is to be published, ISO 8601 in UTC; null for by hand. */
  at: string | null;
  /** The fields because of which it was not published at its time. */
  waitsFor: readonly string[];
  /** Version of the document over which it is to be published by force; its later changes still make the copy wait. */
  overwrites?: number;
  savedAt: Date;
  savedBy: Who;
};

const schema = new Schema<StoredCopy>({ _id: String }, { collection: 'drafts', ...plainDocuments });
schema.index({ at: 1 }, { partialFilterExpression: { at: { $type: 'string' } } });

export const copies = mongoose.model<StoredCopy>('drafts', schema);

export const keyOf = (name: EntityName, id: string) => `${name} ${id}`;

/** Which of these documents have a copy. */
export async function withCopies(
  name: EntityName,
  documents: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const keys = documents.map(({ id }) => keyOf(name, id));
  const found = await copies.find({ _id: { $in: keys } }, { documentId: 1 }).lean<StoredCopy[]>();
  return new Set(found.map(({ documentId }) => documentId));
}
